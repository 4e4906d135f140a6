import { home, login } from '@portico/contract/accounts';
import { sendMailCode, sendSms } from '@portico/contract/proofs';
import { recommendLogin } from '@portico/contract/recommendations';
import {
  activate,
  amend,
  forgotPassword,
  register,
  resetPassword,
  sendActivation,
} from '@portico/contract/registration';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../../platform/db/tables.ts';
import { openApplicantSession } from '../../../platform/session/applicant-session.ts';
import { hashToken } from '../../../platform/session/token.ts';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildRequest } from '../../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;
let people = 0;

beforeAll(async () => {
  server = await openTestServer();
  const loginMethods = ['password', 'sms_code', 'mail_code', 'fast'];
  project = await buildProject(server.ownerDb, { slug: 'hijacking', loginMethods });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const planted = 'Stranger-made7';
const own = 'Mountain-river7';
const strangersBrowser = 's'.repeat(43);
const ownBrowser = 'o'.repeat(43);

const newAddress = () => `person${(people += 1)}@hijack.example.com`;
const signIn = (account: string, password: string) => portal.send(login, { account, password });
const registerAt = async (email: string, password: string, name: string, device_id: string) =>
  portal.call(register, { ...(await portal.humanProof()), method: 'email', name, email, password, device_id });
const registered = (email: string) => registerAt(email, planted, 'Mallory', strangersBrowser);
const sendCode = async (email: string, purpose: 'login' | 'amend' | 'recommend') =>
  portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose });
const resend = async (email: string) => portal.call(sendActivation, { ...(await portal.humanProof()), email });

async function byCode(email: string, device_id = ownBrowser) {
  await sendCode(email, 'login');
  return portal.call(login, { method: 'mail_code', email, code: await portal.lastCode(email), device_id });
}
async function byNewPassword(email: string) {
  const token = await portal.lastToken(email);
  return (await portal.call(activate, { token, new_password: own, name: 'Owner' })).session;
}
async function byReset(email: string, device_id = ownBrowser) {
  await portal.call(forgotPassword, { ...(await portal.humanProof()), email });
  const token = await portal.lastToken(email);
  await portal.call(resetPassword, { token, password: own, device_id });
  return signIn(email, own);
}
async function byChangeOfAddress(email: string) {
  const { token } = await buildApplicant(server.ownerDb, project);
  await sendCode(email, 'amend');
  const code = await portal.lastCode(email);
  await portal.as({ token }).call(amend, { kind: 'email', email, code, old_password: toyPassword });
  return signIn(email, toyPassword);
}

/** Fills every other column of an account, in case there is ever a way to set them before the address is proved. */
async function plantMore(email: string) {
  const { id } = await server.ownerDb
    .selectFrom('applicants')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  const mobile = `1380013${String(people).padStart(4, '0')}`;
  const device = `d${people}`.padEnd(43, 'd');
  const more = { mobile, area: '86', device_hash: hashToken(device), profile: JSON.stringify({ school: 'x' }) };
  await server.ownerDb.updateTable('applicants').set(more).where('id', '=', id).execute();
  const picture = { media_type: 'image/png', digest: 'planted', content: Buffer.from('x') };
  await server.ownerDb
    .insertInto('portraits')
    .values({ project_id: project.id, applicant_id: id, ...picture })
    .execute();
  const session = { projectId: project.id, applicantId: id, now: frozenNow, agent: '' };
  const db: Kysely<Tables> = server.ownerDb;
  return { token: await openApplicantSession(db, session), mobile, device, id };
}

describe('what a stranger set before the owner proved the address', () => {
  it.each([
    ['a code', byCode],
    ['the link, with a password of the owner’s', byNewPassword],
    ['a forgotten password', byReset],
    [
      'registering again, which is refused, and a code',
      async (email: string) => {
        expect(await refused(registerAt(email, own, 'Owner', ownBrowser))).toBe('accountTaken');
        return byCode(email);
      },
    ],
    [
      'a second activation mail',
      async (email: string) => {
        await resend(email);
        return byNewPassword(email);
      },
    ],
    [
      'a code after the stranger asked for the mail again',
      async (email: string) => {
        await resend(email);
        return byCode(email);
      },
    ],
    [
      'a forgotten password that the stranger asked for',
      async (email: string) => {
        await portal.call(forgotPassword, { ...(await portal.humanProof()), email });
        return byReset(email);
      },
    ],
    [
      'a code after an activation that was not finished',
      async (email: string) => {
        await refused(portal.call(activate, { token: await portal.lastToken(email) }));
        return byCode(email);
      },
    ],
  ])('is void after %s', async (_, prove) => {
    const email = newAddress();
    await registered(email);
    const more = await plantMore(email);
    const session = await prove(email);
    expect(session).toMatchObject({ uid: more.id, email, mobile: '', head_portrait: '' });
    expect(session.name).not.toBe('Mallory');
    expect(await outcome(portal.as(session).call(home, {}))).toBe('done');
    expect(await refused(signIn(email, planted))).toBe('wrongCredentials');
    expect(await refused(signIn(more.mobile, planted))).toBe('wrongCredentials');
    expect(await refused(portal.as(more).call(home, {}))).toBe('notSignedIn');
    const there = await portal.call(login, { method: 'fast', device_id: more.device });
    expect(there.uid).not.toBe(more.id);
    const left = server.ownerDb.selectFrom('applicants').select(['profile', 'registrant_hash']);
    expect(await left.where('id', '=', more.id).execute()).toEqual([{ profile: {}, registrant_hash: null }]);
  });

  it('gives way to an account of the owner that takes the address', async () => {
    const email = newAddress();
    await registered(email);
    expect(await byChangeOfAddress(email)).toMatchObject({ email, name: 'Toy Person' });
    expect(await refused(signIn(email, planted))).toBe('wrongCredentials');
  });

  it('opens nothing before the address is proved, and neither does the link or a recommender’s code alone', async () => {
    const email = newAddress();
    await registered(email);
    const token = await portal.lastToken(email);
    const follow = (more: object = {}) => portal.send(activate, { token, ...more });
    expect(await refusal(follow())).toMatchObject({ error: 'registrationUnconfirmed', data: { account: email } });
    expect(await refused(follow({ device_id: ownBrowser }))).toBe('registrationUnconfirmed');
    expect(await refused(follow({ password: own }))).toBe('wrongCredentials');
    expect(await refused(follow({ new_password: 'short', name: 'X' }))).toBe('passwordWeak');
    expect(await refused(follow({ new_password: own }))).toBe('fieldMissing');
    const applicant = await buildApplicant(server.ownerDb, project, { batchId: project.batchId });
    await buildRequest(server.ownerDb, project, applicant, { email });
    await sendCode(email, 'recommend');
    await portal.call(recommendLogin, { email, code: await portal.lastCode(email) });
    expect(await refused(signIn(email, planted))).toBe('notActivated');
    expect(await outcome(follow({ new_password: own, name: 'Owner' }))).toBe('done');
  });

  it('stays void: the link of the first mail is used once the address is proved', async () => {
    const email = newAddress();
    await registered(email);
    const token = await portal.lastToken(email);
    await byCode(email);
    const follow = (more: object) => refused(portal.send(activate, { token, ...more }));
    expect(await follow({ device_id: strangersBrowser })).toBe('alreadyActivated');
    expect(await follow({ new_password: planted, name: 'Mallory' })).toBe('alreadyActivated');
    expect(await refused(signIn(email, planted))).toBe('wrongCredentials');
  });

  it('cannot be kept by guessing: passwords at the link are bounded', async () => {
    const email = newAddress();
    await registered(email);
    const token = await portal.lastToken(email);
    const guesses = Array.from({ length: 11 }, () => outcome(portal.call(activate, { token, password: own })));
    expect(await Promise.all(guesses)).toContain('tooMany');
  });

  it('does not exist for a mobile number, which is proved before the account is created', async () => {
    const fields = { method: 'mobile', name: 'M', area: '86', mobile: '13800139001', password: planted } as const;
    await portal.call(sendSms, {
      ...(await portal.humanProof()),
      area: '86',
      mobile: '13800139001',
      purpose: 'register',
    });
    expect(await refused(portal.call(register, { ...fields, code: '000000' }))).toBe('codeWrong');
    expect(await refused(portal.call(register, fields))).toBe('fieldMissing');
    expect(await refused(signIn('13800139001', planted))).toBe('wrongCredentials');
  });
});

describe('whoever registered keeps what they chose', () => {
  const nameAfter = (email: string) => signIn(email, own).then(({ name }) => name);

  it.each([
    [
      'following the link in the same browser',
      async (token: string) => portal.call(activate, { token, device_id: ownBrowser }),
    ],
    [
      'following it elsewhere with the password',
      async (token: string) => portal.call(activate, { token, password: own }),
    ],
    ['signing in by code in the same browser', async (_: string, email: string) => byCode(email)],
  ])('by %s', async (_, prove) => {
    const email = newAddress();
    await registerAt(email, own, 'Owner', ownBrowser);
    const answer = await prove(await portal.lastToken(email), email);
    const session = 'session' in answer ? answer.session : answer;
    expect(await portal.as(session).call(home, {})).toMatchObject({ user_info: { email, name: 'Owner' } });
    expect(await nameAfter(email)).toBe('Owner');
  });

  it('except the password, when signing in by code on another device; the next one is set by mail', async () => {
    const email = newAddress();
    await registerAt(email, own, 'Owner', ownBrowser);
    expect(await byCode(email, 'x'.repeat(43))).toMatchObject({ can: { changePassword: false } });
    expect(await refused(signIn(email, own))).toBe('wrongCredentials');
    expect(await byReset(email)).toMatchObject({ can: { changePassword: true } });
  });

  it('and the name, by setting a forgotten password in the same browser', async () => {
    const email = newAddress();
    await registerAt(email, planted, 'Owner', ownBrowser);
    expect(await byReset(email)).toMatchObject({ name: 'Owner' });
  });

  it('once: of two who follow the link, one activates', async () => {
    const email = newAddress();
    await registered(email);
    const token = await portal.lastToken(email);
    const follow = (more: object) => outcome(portal.send(activate, { token, ...more }));
    const both = await Promise.all([
      follow({ device_id: strangersBrowser }),
      follow({ new_password: own, name: 'Owner' }),
    ]);
    expect(both.toSorted()).toEqual(['alreadyActivated', 'done']);
  });
});
