import type { InputOf } from '@portico/contract/route';
import {
  endSession,
  home,
  listSessions,
  listSwitchProjects,
  login,
  logoff,
  portrait,
  switchProject,
} from '@portico/contract/accounts';
import { sendMailCode } from '@portico/contract/proofs';
import { activate, amend, forgotPassword, resetPassword } from '@portico/contract/registration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import {
  buildApplicant,
  buildProject,
  type ToyProject,
  toyPassword,
  toyText,
} from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let sibling: ToyProject;
let stranger: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'care' });
  sibling = await buildProject(server.ownerDb, { slug: 'care-sibling', orgId: project.orgId });
  stranger = await buildProject(server.ownerDb, { slug: 'care-stranger' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const newPassword = 'Mountain-river7';
const signIn = (account: string, password: string) => portal.call(login, { account, password });
const readHome = (token: string) => portal.as({ token }).call(home, {});
const change = (fields: object, token: string) => portal.as({ token }).send(amend, fields);

describe('a changed password', () => {
  it('needs the old one, ends the other sessions, and is told by mail', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    const elsewhere = (await signIn(email, toyPassword)).token;
    const wrong = { kind: 'password', old_password: 'Wrong2026', password: newPassword };
    expect(await refused(change(wrong, token))).toBe('wrongCredentials');
    expect(await outcome(readHome(elsewhere))).toBe('done');
    expect(await outcome(change({ ...wrong, old_password: toyPassword }, token))).toBe('done');
    expect(await outcome(readHome(token))).toBe('done');
    expect(await refused(readHome(elsewhere))).toBe('notSignedIn');
    expect(await outcome(signIn(email, newPassword))).toBe('done');
    expect(await portal.lastMessage(email)).toMatchObject({ purpose: 'password-changed' });
  });

  it('cannot be guessed from an open session', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const guess = { kind: 'password', old_password: 'Wrong2026', password: newPassword };
    for (let count = 0; count < 10; count += 1) expect(await refused(change(guess, token))).toBe('wrongCredentials');
    expect(await refused(change({ ...guess, old_password: toyPassword }, token))).toBe('tooMany');
  });

  it.each(['weak', 'Password1'])('refuses %s', async (password) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const call = change({ kind: 'password', old_password: toyPassword, password }, token);
    expect(['passwordWeak', 'passwordCommon']).toContain(await refused(call));
  });
});

describe('a forgotten password', () => {
  const forgot = async (email: string) => portal.call(forgotPassword, { ...(await portal.humanProof()), email });
  const reset = (fields: InputOf<typeof resetPassword>) => portal.call(resetPassword, fields);

  it('is replaced by the link in a mail, once, and every session ends', async () => {
    const { email, token: before } = await buildApplicant(server.ownerDb, project);
    expect(await outcome(forgot(email))).toBe('done');
    const token = await portal.lastToken(email);
    expect(await refused(reset({ token, password: 'weak' }))).toBe('passwordWeak');
    expect(await outcome(reset({ token, password: newPassword }))).toBe('done');
    expect(await refused(reset({ token, password: 'Another-river8' }))).toBe('linkBroken');
    expect(await refused(readHome(before))).toBe('notSignedIn');
    expect(await outcome(signIn(email, newPassword))).toBe('done');
  });

  it('is answered alike for somebody we do not know', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    expect(await forgot('nobody@example.com')).toEqual(await forgot(email));
    expect(await portal.lastMessage('nobody@example.com')).toBeUndefined();
  });

  it.each(['made-up-token-made-up-token', 'x'.repeat(5_000)])('is not replaced by %.20s', async (token) => {
    expect(['malformed', 'linkBroken']).toContain(await refused(reset({ token, password: newPassword })));
  });

  it('is not replaced by a link of another kind or project', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    await forgot(email);
    const token = await portal.lastToken(email);
    const there = openTestPortal(server, sibling);
    expect(await refused(there.call(resetPassword, { token, password: newPassword }))).toBe('linkBroken');
    expect(await refused(portal.call(activate, { token }))).toBe('linkBroken');
  });
});

describe('a changed address', () => {
  it('is proved by a code sent there', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    const proof = await portal.humanProof();
    await portal.call(sendMailCode, { ...proof, email: 'new.address@example.com', purpose: 'amend' });
    const code = await portal.lastCode('new.address@example.com');
    const emailChange = { kind: 'email', email: 'new.address@example.com', old_password: toyPassword };
    expect(await refused(change({ ...emailChange, code: code === '000000' ? '000001' : '000000' }, token))).toBe(
      'codeWrong',
    );
    expect(await outcome(change({ ...emailChange, code }, token))).toBe('done');
    expect((await readHome(token)).user_info).toMatchObject({ uid: id, email: 'new.address@example.com' });
  });

  it('may not be somebody else’s', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const { token } = await buildApplicant(server.ownerDb, project);
    await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'amend' });
    const code = await portal.lastCode(email);
    expect(await refused(change({ kind: 'email', email, code, old_password: toyPassword }, token))).toBe(
      'accountTaken',
    );
  });
});

describe('sessions', () => {
  it('are listed for their owner, who ends them one by one', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    const other = (await signIn(email, toyPassword)).token;
    const data = await portal.as({ token }).call(listSessions, {});
    expect(data.list).toHaveLength(2);
    const away = data.list.find((session) => !session.current) ?? { id: '' };
    const { token: strangers } = await buildApplicant(server.ownerDb, project);
    expect(await refused(portal.as({ token: strangers }).call(endSession, { id: away.id }))).toBe('notFound');
    expect(await outcome(portal.as({ token }).call(endSession, { id: away.id }))).toBe('done');
    expect(await refused(readHome(other))).toBe('notSignedIn');
    expect(await outcome(readHome(token))).toBe('done');
  });
});

describe('switching the project', () => {
  it('stores no token for a repeated request', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const switched = await portal.as({ token }).call(switchProject, { target: 'care-sibling' }, { key: 'once' });
    const stored = await server.ownerDb.selectFrom('idempotency_keys').select('answer').execute();
    expect(JSON.stringify(stored)).not.toContain(switched.token);
  });

  const switchTo = (target: string, token: string) => portal.as({ token }).call(switchProject, { target });

  it('leads to an account of one’s own in another project of the organisation, the same each time', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    const data = await portal.as({ token }).call(listSwitchProjects, {});
    expect(data.list.map((entry) => entry.domain)).toEqual(['care-sibling']);
    const there = await switchTo('care-sibling', token);
    expect(there).toMatchObject({ project_id: sibling.id });
    expect(there.uid).not.toBe(id);
    expect((await switchTo('care-sibling', token)).uid).toBe(there.uid);
    expect(await outcome(readHome(there.token))).toBe('done');
  });

  it('leads to one account when it is asked for many times at once', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const answers = await Promise.all(Array.from({ length: 8 }, () => switchTo('care-sibling', token)));
    expect(new Set(answers.map((answer) => answer.uid)).size).toBe(1);
  });

  it('leads nowhere else, and never into another person’s account', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(switchTo('care-stranger', token))).toBe('projectMissing');
    expect(await refused(switchTo('care', token))).toBe('projectMissing');
    expect(await refused(switchTo(stranger.slug, token))).toBe('projectMissing');
    const { email } = await buildApplicant(server.ownerDb, sibling, { email: 'same@example.com' });
    const twin = await buildApplicant(server.ownerDb, project, { email });
    expect(await refused(switchTo('care-sibling', twin.token))).toBe('accountTaken');
  });
});

describe('a portrait', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  const upload = (content: Buffer, token: string) =>
    portal.as({ token }).call(portrait, { file: new File([new Uint8Array(content)], 'me.png', { type: 'image/png' }) });

  it('is kept, shown under an address that lasts five minutes, and told by the home call', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const data = await upload(png, token);
    const picture = await portal.fetch(data.url);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect(picture.headers.get('content-type')).toBe('image/png');
    const { head_portrait } = (await readHome(token)).user_info;
    expect((await portal.fetch(head_portrait)).status).toBe(200);
    server.clock.set(new Date(frozenNow.getTime() + 301_000));
    expect((await portal.fetch(data.url)).status).toBe(404);
    server.clock.set(frozenNow);
    expect((await portal.fetch('/portraits?ticket=made-up')).status).toBe(404);
  });

  it('is a picture by its bytes, and not too large', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(upload(Buffer.from('<svg onload="alert(1)"/>'), token))).toBe('pictureWrong');
    expect(await refused(upload(Buffer.concat([png, Buffer.alloc(6_000_000)]), token))).toBe('tooLarge');
    expect((await readHome(token)).user_info.head_portrait).toBe('');
  });

  it('needs a session', async () => {
    expect(await refused(upload(png, 'nobody'))).toBe('notSignedIn');
  });
});

describe('logging off', () => {
  it('is for those who may', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(portal.as({ token }).call(logoff, {}))).toBe('forbidden');
    expect(await outcome(readHome(token))).toBe('done');
  });

  it('asks for the password, or a code for just that: a session alone takes nobody’s account away', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project, { userType: 'ssm' });
    const leave = (proof: object) => portal.as({ token }).send(logoff, proof);
    expect(await refused(leave({}))).toBe('ownerUnconfirmed');
    expect(await refused(leave({ old_password: 'Wrong2026' }))).toBe('wrongCredentials');
    await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'change' });
    expect(await refused(leave({ old_code: await portal.lastCode(email) }))).toBe('oldCodeWrong');
    expect(await outcome(readHome(token))).toBe('done');
    await portal.send(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'leave' });
    expect(await outcome(leave({ old_code: await portal.lastCode(email) }))).toBe('done');
    expect(await refused(readHome(token))).toBe('notSignedIn');
  });

  it('leaves nothing of the person in any table but the mail that says so', async () => {
    const email = 'leaving.person@example.com';
    const { token, id } = await buildApplicant(server.ownerDb, project, {
      email,
      userType: 'ssm',
      unread: 2,
      state: 1,
    });
    await signIn(email, toyPassword);
    await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'login' });
    await portal.call(forgotPassword, { ...(await portal.humanProof()), email });
    const names = {
      orgId: project.orgId,
      projectId: project.id,
      project: toyText('x'),
      from: 'x',
      lang: 'sc',
    } as const;
    const message = { ...names, channel: 'mail', to: email, subject: '', text: '', html: '' } as const;
    await server.outbox.keep(message, frozenNow);
    await server.outbox.keep({ ...message, to: 'somebody.else@example.com' }, frozenNow);
    expect((await findTraces(id, email)).length).toBeGreaterThan(4);
    expect(await outcome(portal.as({ token }).call(logoff, { user_id: id, old_password: toyPassword }))).toBe('done');
    expect(await findTraces(id, email)).toEqual(['outgoing_messages']);
    expect(await portal.lastMessage(email)).toMatchObject({ purpose: 'account-removed', forget: true });
    expect(await server.outbox.listIds()).toHaveLength(1);
    expect(await refused(readHome(token))).toBe('notSignedIn');
    expect(await refused(signIn(email, toyPassword))).toBe('wrongCredentials');
  });
});

/** The tables that contain the id or the address of a person in any column. */
async function findTraces(id: string, email: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    server.ownerDb,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t
      where t::text ilike ${`%${id}%`} or t::text ilike ${`%${email}%`}`.execute(server.ownerDb);
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}
