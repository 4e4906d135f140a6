import { login } from '@portico/contract/accounts';
import { saveBasic } from '@portico/contract/applications';
import { sendMailCode, sendSms } from '@portico/contract/proofs';
import { recommendLogin } from '@portico/contract/recommendations';
import {
  activate,
  amend,
  forgotPassword,
  register,
  resetPassword,
  takeBackAddress,
} from '@portico/contract/registration';
import { staffSignIn } from '@portico/contract/staff';
import { editApplication, openDraft } from '@portico/contract/staff-applications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReferees, referee } from './features/referees/testing/referees-fixture.ts';
import { makeDelivery } from './platform/messaging/delivery/deliver-message.ts';
import type { Driver } from './platform/messaging/message.ts';
import { outcome } from './testing/client.ts';
import { openTestPortal } from './testing/test-portal.ts';
import { buildStaff } from './testing/toys/toy-staff.ts';

let opened: Awaited<ReturnType<typeof openReferees>>;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  opened = await openReferees();
  await opened.ownerDb
    .updateTable('projects')
    .set({ login_methods: ['password', 'mail_code'], register_methods: ['email'] })
    .execute();
  portal = openTestPortal(opened, opened.project);
});
afterAll(() => opened.close());

const words = {
  chosen: 'Chosen-canary7',
  changed: 'Changed-canary8',
  mistyped: 'Mistyped-canary9',
  staff: 'Staff-canary10',
  takenBack: 'Taken-canary11',
} as const;
const idNumber = '11010519491231002X';

/** Sends everything in the queue; the recipient's server refuses mails to `refused@`. */
async function deliverAll(): Promise<void> {
  const drivers = (['mail', 'sms'] as const).map((channel): Driver => ({
    channel,
    send: async ({ recipient }) =>
      recipient.startsWith('refused')
        ? { state: 'refused', problem: '550' }
        : { state: 'accepted', providerId: 'queued-as-1' },
    close: () => undefined,
  }));
  const { database, clock, log, ownerDb } = opened;
  const deliver = makeDelivery({ database, drivers, clock, log });
  const waiting = await ownerDb.selectFrom('outgoing_messages').select('id').where('state', '=', 'queued').execute();
  for (const { id } of waiting) await deliver(id, { number: 1, isLast: false });
}

/** Every row of every table, as text. */
async function dump(): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select nspname as schema, relname as name from pg_class join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'graphile_worker')`.execute(opened.ownerDb);
  const texts = new Map<string, string>();
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, E'\n') as text from ${sql.table(`${schema}.${name}`)} t`.execute(opened.ownerDb);
    texts.set(name, rows[0]?.text ?? '');
  }
  return texts;
}

async function codeTo(email: string, purpose: 'login' | 'reset' | 'amend'): Promise<string> {
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose });
  return portal.lastCode(email);
}

/**
 * Changes the mail address once and the mobile number twice: codes go to the new ones, links to undo to the old ones.
 */
async function changeAddresses(account: string) {
  const { token } = await portal.send(login, { account, password: words.changed });
  const change = (fields: object) => portal.as({ token }).send(amend, { old_password: words.changed, ...fields });
  const email = 'canary-moved@example.com';
  const mailCode = await codeTo(email, 'amend');
  await change({ kind: 'email', email, code: mailCode });
  const smsCodes: string[] = [];
  for (const mobile of ['13800138201', '13800138202']) {
    await portal.call(sendSms, { ...(await portal.humanProof()), area: '86', mobile, purpose: 'amend' });
    const code = await portal.lastCode(mobile);
    smsCodes.push(code);
    await change({ kind: 'mobile', area: '86', mobile, code });
  }
  const [firstSms = '', secondSms = ''] = smsCodes;
  const wayBack = await portal.lastToken(account);
  const wayBackBySms = await portal.lastToken('13800138201');
  await portal.call(takeBackAddress, { token: wayBackBySms, password: words.takenBack });
  return {
    'code to another mail address': mailCode,
    'code by SMS': firstSms,
    'code by SMS to another number': secondSms,
    'way back by mail': wayBack,
    'used way back by SMS': wayBackBySms,
    'session that changed addresses': token,
  };
}

async function registered(email: string) {
  const proof = await portal.humanProof();
  await portal.send(register, { method: 'email', name: 'Cana Ry', email, password: words.chosen, ...proof });
  return portal.lastToken(email);
}

/** Makes everything happen; returns what everybody typed or received, by kind. */
async function letEverythingHappen(): Promise<Record<string, string>> {
  const email = 'canary@example.com';
  const activation = await registered(email);
  await portal.call(activate, { token: activation, password: words.chosen });
  await outcome(portal.send(login, { account: idNumber, password: words.mistyped }));
  await outcome(portal.send(login, { account: email, password: words.mistyped }));
  const byPassword = await portal.send(login, { account: email, password: words.chosen });
  const code = await codeTo(email, 'login');
  const byCode = await portal.send(login, { method: 'mail_code', email, code });
  await portal.call(forgotPassword, { ...(await portal.humanProof()), email });
  const link = await portal.lastToken(email);
  await portal.call(resetPassword, { token: link, password: words.changed });
  const addresses = await changeAddresses(email);
  await portal.call(forgotPassword, { ...(await portal.humanProof()), email: 'canary-moved@example.com' });
  const unusedLink = await portal.lastToken('canary-moved@example.com');
  const refusedLink = await registered('refused@example.com');

  const person = await opened.applicant([referee('professor@example.com')]);
  const changes = JSON.stringify({ name: idNumber });
  await portal.as(person).call(saveBasic, { menuid: 'person', revision: 1, changes }, { key: 'canary-save' });
  await opened.check(person.token);
  await opened.send(person.token, 'professor@example.com', {}, 'canary-send');
  const invitation = await portal.lastToken('professor@example.com');
  const byLink = await portal.call(recommendLogin, { token: invitation });

  const staff = await buildStaff(opened.ownerDb, { role: 'administrator', orgId: opened.project.orgId });
  await outcome(portal.call(staffSignIn, { account: staff.account, password: words.staff }));
  const { id: application } = await opened.applicationOf(person.id);
  await portal.as(staff).call(openDraft, { application, reason: 'They asked for help.' });
  const { address } = await portal.as(staff).call(editApplication, { application });
  return {
    ...words,
    ...addresses,
    activation,
    'session by password': byPassword.token,
    'session by code': byCode.token,
    code,
    'reset link': link,
    'unused reset link': unusedLink,
    'link of a mail that was refused': refusedLink,
    'session of the applicant': person.token,
    invitation,
    'session of the recommender': byLink.token,
    'cookie of staff': staff.cookie.split('=')[1] ?? '',
    'entry code of staff': /staff=([\w-]{43})$/.exec(address)?.[1] ?? '',
  };
}

it('no password, link, code or session can be read from a dump of the database, nor from the log', async () => {
  const canaries = await letEverythingHappen();
  await deliverAll();
  expect(Object.entries(canaries).filter(([, text]) => text.length < 6)).toEqual([]);
  const sources = new Map([...(await dump()), ['the log', opened.lines.join('\n')]]);

  const found = Object.entries(canaries).flatMap(([what, text]) =>
    [...sources].filter(([, content]) => shows(content, text)).map(([source]) => `${what} in ${source}`),
  );
  expect(found).toEqual([]);

  const withId = [...sources].filter(([, content]) => shows(content, idNumber)).map(([source]) => source);
  expect(withId.toSorted()).toEqual(['sheet_changes', 'sheet_modules']);
});

// The digits of a code may also occur in times and ids; bytes are dumped as hexadecimal digits.
function shows(content: string, text: string): boolean {
  if (/^\d{6}$/.test(text)) return new RegExp(`(?<![\\da-f.:-])${text}(?![\\da-f-])`).test(content);
  return content.includes(text) || content.includes(Buffer.from(text).toString('hex'));
}
