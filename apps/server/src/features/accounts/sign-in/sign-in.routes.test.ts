import { login } from '@portico/contract/accounts';
import { sendMailCode } from '@portico/contract/proofs';
import { amend } from '@portico/contract/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused, refusal } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  const loginMethods = ['password', 'mail_code', 'fast'];
  project = await buildProject(server.ownerDb, { slug: 'ways', loginMethods });
  other = await buildProject(server.ownerDb, { slug: 'ways-other', loginMethods });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const signIn = (fields: object) => portal.send(login, fields);
const sendCode = async (email: string) =>
  portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'login' });

describe('a code by mail', () => {
  it('signs its owner in, once', async () => {
    const { email, id } = await buildApplicant(server.ownerDb, project);
    expect(await sendCode(email)).toMatchObject({ wait: 60 });
    const code = await portal.lastCode(email);
    expect(await signIn({ method: 'mail_code', email, code })).toMatchObject({ uid: id });
    expect(await refused(signIn({ method: 'mail_code', email, code }))).toBe('codeWrong');
  });

  it('is not sent to a stranger, who is answered like anyone', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const knownAnswer = await sendCode(email);
    expect(await sendCode('stranger@example.com')).toEqual(knownAnswer);
    expect(await portal.lastMessage('stranger@example.com')).toBeUndefined();
  });

  it('of one project is of no use in another', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    await buildApplicant(server.ownerDb, other, { email });
    await sendCode(email);
    const code = await portal.lastCode(email);
    const there = openTestPortal(server, other);
    expect(await refused(there.send(login, { method: 'mail_code', email, code }))).toBe('codeWrong');
  });

  it('needs a person, each time', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const proof = await portal.humanProof();
    const send = () => portal.call(sendMailCode, { ...proof, email, purpose: 'login' });
    expect(await outcome(send())).toBe('done');
    expect(await refused(send())).toBe('captchaWrong');
  });

  it('is written in the language that was asked for', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const proof = await portal.humanProof();
    await portal.call(sendMailCode, { ...proof, email, purpose: 'login', lang: 'en' });
    const mail = await portal.lastMessage(email);
    expect(mail).toMatchObject({ lang: 'en', from_name: 'Title of ways en' });
    expect(mail?.html).toContain('lang="en"');
  });
});

describe('without a password', () => {
  const device_id = 'A'.repeat(43);

  it('a browser is the same temporary user each time', async () => {
    const first = await signIn({ method: 'fast', device_id });
    expect(first).toMatchObject({ temporary: true, can: { changePassword: false } });
    const second = await signIn({ method: 'fast', device_id });
    expect(second.uid).toBe(first.uid);
    const change = { kind: 'password', old_password: 'x', password: 'Mountain-river7' } as const;
    expect(await refused(portal.as({ token: first.token }).call(amend, change))).toBe('notOffered');
  });

  it('many requests at once make one user', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn({ method: 'fast', device_id: 'B'.repeat(43) })),
    );
    expect(new Set(answers.map((answer) => answer.uid)).size).toBe(1);
  });

  it('a guessable id is refused, and the id is kept as a hash only', async () => {
    expect(await refused(signIn({ method: 'fast', device_id: 'short' }))).toBe('malformed');
    const rows = await server.ownerDb.selectFrom('applicants').select('device_hash').execute();
    expect(rows.some((row) => row.device_hash?.toString('utf8').includes('AAAA'))).toBe(false);
  });
});

describe('a method that the project does not offer', () => {
  it('is refused', async () => {
    expect(await refused(signIn({ method: 'sms_code', mobile: '13800138000', code: '123456' }))).toBe('notOffered');
  });
});

describe('wrong passwords', () => {
  /** Sets the number of earlier wrong tries. */
  const failed = (count: number) =>
    server.ownerDb.updateTable('attempts').set({ count }).where('bucket', 'like', 'sign-in of %').execute();
  const wrong = async (account: string) => refused(signIn({ account, password: 'Wrong2026' }));

  it('are bounded for an account, known or not', async () => {
    for (const account of [(await buildApplicant(server.ownerDb, project)).email, 'unknown@example.com']) {
      await wrong(account);
      await failed(9);
      expect(await wrong(account)).toBe('wrongCredentials');
      expect(await refused(signIn({ account, password: toyPassword }))).toBe('tooMany');
    }
  });

  it('are forgotten after a right one', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    for (const round of [1, 2]) {
      await wrong(email);
      await failed(9);
      expect([round, await outcome(signIn({ account: email, password: toyPassword }))]).toEqual([round, 'done']);
    }
  });

  it('may be tried again after a quarter of an hour', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    await wrong(email);
    await failed(10);
    server.clock.set(new Date(frozenNow.getTime() + 60_000));
    const refused = await refusal(signIn({ account: email, password: 'Wrong2026' }));
    expect(refused).toMatchObject({ error: 'tooMany', data: { wait: 840 }, retryAfter: 840 });
    expect(refused.message).toBe('Too many attempts. Please try again in 14 min.');
    server.clock.set(new Date(frozenNow.getTime() + 901_000));
    expect(await outcome(signIn({ account: email, password: toyPassword }))).toBe('done');
    server.clock.set(frozenNow);
  });
});

describe('new temporary users', () => {
  it('are bounded for a machine, and those who have been here still come in', async () => {
    const comeIn = (device_id: string) =>
      portal.call(login, { method: 'fast', device_id }, { address: '203.0.113.77' });
    const first = 'F'.repeat(43);
    await comeIn(first);
    await server.ownerDb
      .updateTable('attempts')
      .set({ count: 500 })
      .where('bucket', 'like', 'new users from %')
      .execute();
    expect(await refused(comeIn('G'.repeat(43)))).toBe('tooMany');
    await comeIn(first);
  });
});

describe('the time zone of the browser', () => {
  const zoneOf = async (id: string) =>
    (await server.ownerDb.selectFrom('applicants').select('time_zone').where('id', '=', id).executeTakeFirst())
      ?.time_zone;

  it('is remembered at signing in, for the times in mails; nonsense is not', async () => {
    const { email, id } = await buildApplicant(server.ownerDb, project);
    const from = async (zone: string) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'time-zone': zone };
      const fields = { method: 'password', account: email, password: toyPassword, project_id: project.id };
      await portal.fetch(login.path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) });
      return zoneOf(id);
    };
    expect(await zoneOf(id)).toBeNull();
    expect(await from('Europe/London')).toBe('Europe/London');
    expect(await from('Mars/Base')).toBe('Europe/London');
    expect(await from('America/New_York')).toBe('America/New_York');
  });
});
