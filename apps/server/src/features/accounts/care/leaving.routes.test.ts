import { drawnSignature } from '../../../testing/toys/toy-signature.ts';
import { errors } from '@portico/contract/errors';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InputOf } from '@portico/contract/route';
import { login, logoff } from '@portico/contract/accounts';
import { checkCode, sendMailCode } from '@portico/contract/proofs';
import { activate, amend, register } from '@portico/contract/registration';
import { sign, uploadAutograph } from '@portico/contract/signatures';
import * as accounts from '@portico/contract/accounts';
import * as proofs from '@portico/contract/proofs';
import * as registration from '@portico/contract/registration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer, testSecretKey } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';
import { openOutboxDriver } from '../../../platform/messaging/drivers/outbox-driver.ts';
import { makeDelivery } from '../../../platform/messaging/delivery/deliver-message.ts';
import { createLogger } from '../../../platform/log.ts';
import { digestOf } from '../../../domain/proofs/digest.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'leaving' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const password = 'Mountain-river7';

async function sendCode(email: string, purpose: InputOf<typeof sendMailCode>['purpose']) {
  return portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose });
}

async function changeEmail(email: string, token: string, old_password = toyPassword) {
  await sendCode(email, 'amend');
  const code = await portal.lastCode(email);
  expect(await outcome(portal.as({ token }).call(amend, { kind: 'email', email, code, old_password }))).toBe('done');
}

/** Delivers all queued messages to the outbox folder, as the worker does. */
async function deliverAll() {
  const drivers = [openOutboxDriver('mail', server.outbox), openOutboxDriver('sms', server.outbox)];
  const log = createLogger('silent');
  const deliver = makeDelivery({ database: server.database, drivers, clock: server.clock, log });
  const waiting = await server.ownerDb
    .selectFrom('outgoing_messages')
    .select('id')
    .where('state', '=', 'queued')
    .execute();
  for (const { id } of waiting) await deliver(id, { number: 1, isLast: false });
}

/** Leaves a signature and an incomplete upload. */
async function leaveFiles(applicantId: string, token: string) {
  const autograph = JSON.stringify({ file: drawnSignature });
  const data = await portal.as({ token }).call(uploadAutograph, { autograph });
  await portal.as({ token }).call(sign, { uid: data.uid, agreed: 1 });
  const id = randomUUID();
  const piece = `incoming/${id}/0`;
  await server.storage.put(piece, Readable.from([Buffer.of(1)]));
  const target = {
    module_id: 'm',
    field_id: 'f',
    field_key: 'f',
    name: 'Lea Ving.pdf',
    size: 2,
    created_at: frozenNow,
  };
  await server.ownerDb
    .insertInto('stored_files')
    .values({ id, project_id: project.id, applicant_id: applicantId, ...target, state: 'uploading', pieces: [piece] })
    .execute();
  expect(await listObjects('files')).toEqual([`files/${data.uid}`]);
}

async function listObjects(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of server.storage.list(prefix)) keys.push(key);
  return keys;
}

async function listOutbox() {
  const ids = await server.outbox.listIds();
  return Promise.all(ids.map((id) => server.outbox.find(id)));
}

describe('somebody who leaves', () => {
  it('leaves nothing behind under any address or spelling', async () => {
    const fields = { method: 'email', name: 'Lea Ving', email: 'Lea.Ving@Example.com', password };
    await portal.send(register, { ...(await portal.humanProof()), ...fields });
    const link = await portal.lastToken('Lea.Ving@Example.com');
    await portal.call(activate, { token: link, password });
    await server.ownerDb.updateTable('applicants').set({ user_type: 'ssm' }).where('name', '=', 'Lea Ving').execute();
    const data = await portal.call(login, { account: 'lea.ving@example.com', password });
    await leaveFiles(data.uid, data.token);
    await sendCode('LEA.VING@example.com', 'login');
    await changeEmail('Second.Ving@Example.com', data.token, password);
    await deliverAll();
    await changeEmail('third.ving@example.com', data.token, password);
    await sendCode('THIRD.ving@example.com', 'login');
    await sendCode('somebody.else@example.com', 'register');
    await deliverAll();
    expect(
      await outcome(portal.as({ token: data.token }).call(logoff, { user_id: data.uid, old_password: password })),
    ).toBe('done');
    const removal = await portal.lastMessage('third.ving@example.com');
    expect(removal).toMatchObject({ purpose: 'account-removed', forget: true });
    await deliverAll();

    expect(await findTraces([data.uid, 'ving@example.com', 'Lea Ving'])).toEqual([]);
    const digests = ['lea', 'second', 'third'].map((name) =>
      digestOf(testSecretKey, name === 'lea' ? 'lea.ving@example.com' : `${name}.ving@example.com`),
    );
    expect(await findTraces(digests)).toEqual([]);
    expect((await listOutbox()).map((message) => message?.to)).toEqual(['somebody.else@example.com']);
    expect([...(await listObjects('files')), ...(await listObjects('incoming'))]).toEqual([]);
  });

  it('takes nothing from whoever has a former address now', async () => {
    const leaver = await buildApplicant(server.ownerDb, project, { email: 'passed.on@example.com', userType: 'ssm' });
    await sendCode('passed.on@example.com', 'login');
    await changeEmail('next@example.com', leaver.token);
    await buildApplicant(server.ownerDb, project, { email: 'passed.on@example.com' });
    server.clock.set(new Date(frozenNow.getTime() + 61_000));
    await sendCode('passed.on@example.com', 'login');
    const theirs = await portal.lastCode('passed.on@example.com');
    expect(await outcome(portal.as({ token: leaver.token }).call(logoff, { old_password: toyPassword }))).toBe('done');
    server.clock.set(frozenNow);
    const check = { email: 'passed.on@example.com', purpose: 'login', code: theirs } as const;
    expect(await outcome(portal.call(checkCode, check))).toBe('done');
    expect(await portal.lastCode('passed.on@example.com')).toBe(theirs);
  });
});

describe('a code to leave by', () => {
  it('is used up only where the account goes with it', async () => {
    const { email, id, token } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    await sendCode(email, 'leave');
    const old_code = await portal.lastCode(email);
    await sql`create function refuse_delete() returns trigger language plpgsql as
      'begin raise exception ''not now''; end'`.execute(server.ownerDb);
    await sql`create trigger refuse_delete before delete on applicants
      for each row execute function refuse_delete()`.execute(server.ownerDb);
    expect(await outcome(portal.as({ token }).call(logoff, { old_code }))).toBe('broken');
    await sql`drop function refuse_delete() cascade`.execute(server.ownerDb);
    expect(await findTraces([id])).toContain('applicants');
    expect(await outcome(portal.as({ token }).call(logoff, { old_code }))).toBe('done');
  });
});

describe('a message on its way while its receiver leaves', () => {
  it('does not stay in the outbox', async () => {
    const email = 'on.the.way@example.com';
    const { token } = await buildApplicant(server.ownerDb, project, { email, userType: 'ssm' });
    await sendCode(email, 'login');
    const id = (await portal.lastMessage(email))?.id ?? '';
    const usual = openOutboxDriver('mail', server.outbox);
    const late: typeof usual = {
      ...usual,
      async send(message) {
        await portal.as({ token }).call(logoff, { old_password: toyPassword });
        return usual.send(message);
      },
    };
    const { database, clock } = server;
    await makeDelivery({ database, drivers: [late], clock, log: createLogger('silent') })(id, {
      number: 1,
      isLast: false,
    });
    expect((await listOutbox()).map((message) => message?.to)).not.toContain(email);
  });
});

describe('under an Idempotency-Key', () => {
  it('wrong passwords count all the same', async () => {
    const { token } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    const guess = (at: number) =>
      outcome(portal.as({ token }).call(logoff, { old_password: `Guess${at}` }, { key: `guess-${at}` }));
    for (let at = 0; at < 10; at += 1) expect(await guess(at)).toBe('wrongCredentials');
    expect(await guess(10)).toBe('tooMany');
  });

  it('logging off works', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    await portal.as({ token }).call(accounts.logoff, { old_password: toyPassword }, { key: 'leave' });
    expect(await findTraces([id])).toEqual(['outgoing_messages']);
  });

  const unsafe = [...Object.values(accounts), ...Object.values(proofs), ...Object.values(registration)].filter(
    (route) => route.method === 'POST',
  );
  const input = {
    kind: 'password',
    old_password: 'Wrong2026x',
    password,
    account: 'a@example.com',
    method: 'email',
    name: 'Somebody',
    email: 'keyed@example.com',
    area: '86',
    mobile: '13800138000',
    code: '123456',
    purpose: 'amend',
    challenge: 'made up',
    token: 'made-up-token-made-up-token',
    target: 'leaving',
    id: '00000000-0000-4000-8000-000000000000',
  };

  it.each(unsafe)('$name never breaks', async (route) => {
    const { token } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    for (const [fields, key] of [
      [{}, `empty-${route.name}`],
      [input, `full-${route.name}`],
    ] as const) {
      const came = await outcome(portal.as({ token }).send<unknown>(route, fields, { key }));
      if (came !== 'done') expect(errors[came].http).toBeLessThan(500);
    }
  });
});

/** The tables that contain any of the texts in any column. */
async function findTraces(texts: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    server.ownerDb,
  );
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t where t::text ilike any(${patterns})`.execute(
      server.ownerDb,
    );
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}
