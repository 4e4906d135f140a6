import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword, toyText } from '../../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let sibling: ToyProject;
let stranger: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.keeper, { slug: 'care' });
  sibling = await buildProject(server.keeper, { slug: 'care-sibling', orgId: project.orgId });
  stranger = await buildProject(server.keeper, { slug: 'care-stranger' });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const newPassword = 'Mountain-river7';
const login = (account: string, password: string) => portal.post('/v1/enroll/account/login', { account, password });
const home = (token: string) => portal.get('/v1/enroll/apply/home', {}, token);
const amend = (fields: Record<string, string>, token: string) => portal.post('/v1/enroll/account/amend', fields, token);

describe('a changed password', () => {
  it('needs the old one, ends the other sessions, and is told by mail', async () => {
    const { email, token } = await buildApplicant(server.keeper, project);
    const elsewhere = (await login(email, toyPassword)).data.token;
    const wrong = { kind: 'password', old_password: 'Wrong2026', password: newPassword };
    expect(await amend(wrong, token)).toMatchObject({ status: 4011 });
    expect(await home(elsewhere)).toMatchObject({ status: 200 });
    expect(await amend({ ...wrong, old_password: toyPassword }, token)).toMatchObject({ status: 200 });
    expect(await home(token)).toMatchObject({ status: 200 });
    expect(await home(elsewhere)).toMatchObject({ http: 401 });
    expect(await login(email, newPassword)).toMatchObject({ status: 200 });
    expect(await portal.lastMessage(email)).toMatchObject({ purpose: 'password-changed' });
  });

  it('is not to be guessed by whoever holds the session', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    const guess = { kind: 'password', old_password: 'Wrong2026', password: newPassword };
    for (let count = 0; count < 10; count += 1) expect(await amend(guess, token)).toMatchObject({ status: 4011 });
    expect(await amend({ ...guess, old_password: toyPassword }, token)).toMatchObject({ http: 429 });
  });

  it.each(['weak', 'Password1'])('refuses %s', async (password) => {
    const { token } = await buildApplicant(server.keeper, project);
    const { status } = await amend({ kind: 'password', old_password: toyPassword, password }, token);
    expect([4002, 4003]).toContain(status);
  });
});

describe('a forgotten password', () => {
  const forgot = async (email: string) =>
    portal.post('/v1/enroll/account/retriever_password', { ...(await portal.humanProof()), email });
  const reset = (fields: Record<string, string>) => portal.post('/v1/enroll/account/reset_pwd', fields);

  it('is replaced by the link in a mail, once, and every session ends', async () => {
    const { email, token: before } = await buildApplicant(server.keeper, project);
    expect(await forgot(email)).toMatchObject({ status: 200 });
    const token = await portal.lastToken(email);
    expect(await reset({ token, password: 'weak' })).toMatchObject({ status: 4002 });
    expect(await reset({ token, password: newPassword })).toMatchObject({ status: 200 });
    expect(await reset({ token, password: 'Another-river8' })).toMatchObject({ status: 4103 });
    expect(await home(before)).toMatchObject({ http: 401 });
    expect(await login(email, newPassword)).toMatchObject({ status: 200 });
  });

  it('is answered alike for somebody we do not know', async () => {
    const { email } = await buildApplicant(server.keeper, project);
    expect(await forgot('nobody@example.com')).toEqual(await forgot(email));
    expect(await portal.lastMessage('nobody@example.com')).toBeUndefined();
  });

  it.each(['made-up-token-made-up-token', 'x'.repeat(5_000)])('is not replaced by %.20s', async (token) => {
    expect([400, 4103]).toContain((await reset({ token, password: newPassword })).status);
  });

  it('is not replaced by a link of another kind or project', async () => {
    const { email } = await buildApplicant(server.keeper, project);
    await forgot(email);
    const token = await portal.lastToken(email);
    const there = openTestPortal(server, sibling);
    expect(await there.post('/v1/enroll/account/reset_pwd', { token, password: newPassword })).toMatchObject({
      status: 4103,
    });
    expect(await portal.post('/v1/enroll/account/active_email', { token })).toMatchObject({ status: 4103 });
  });
});

describe('a changed address', () => {
  it('is proved by a code sent there', async () => {
    const { token, id } = await buildApplicant(server.keeper, project);
    const proof = await portal.humanProof();
    await portal.post('/v1/system/send_mail_code', { ...proof, email: 'new.address@example.com', purpose: 'amend' });
    const code = await portal.lastCode('new.address@example.com');
    const change = { kind: 'email', email: 'new.address@example.com' };
    expect(await amend({ ...change, code: code === '000000' ? '000001' : '000000' }, token)).toMatchObject({
      status: 4102,
    });
    expect(await amend({ ...change, code }, token)).toMatchObject({ status: 200 });
    expect((await home(token)).data.user_info).toMatchObject({ uid: id, email: 'new.address@example.com' });
  });

  it('may not be somebody else’s', async () => {
    const { email } = await buildApplicant(server.keeper, project);
    const { token } = await buildApplicant(server.keeper, project);
    await portal.post('/v1/system/send_mail_code', { ...(await portal.humanProof()), email, purpose: 'amend' });
    const code = await portal.lastCode(email);
    expect(await amend({ kind: 'email', email, code }, token)).toMatchObject({ status: 4092 });
  });
});

describe('sessions', () => {
  it('are listed for their owner, who ends them one by one', async () => {
    const { email, token } = await buildApplicant(server.keeper, project);
    const other = (await login(email, toyPassword)).data.token;
    const { data } = await portal.get('/v1/enroll/account/sessions', {}, token);
    expect(data.list).toHaveLength(2);
    const away = data.list.find((session: { current: boolean }) => !session.current);
    const { token: strangers } = await buildApplicant(server.keeper, project);
    expect(await portal.post('/v1/enroll/account/endSession', { id: away.id }, strangers)).toMatchObject({ http: 404 });
    expect(await portal.post('/v1/enroll/account/endSession', { id: away.id }, token)).toMatchObject({ status: 200 });
    expect(await home(other)).toMatchObject({ http: 401 });
    expect(await home(token)).toMatchObject({ status: 200 });
  });
});

describe('switching the project', () => {
  it('leaves no token behind for a repetition', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/enroll/account/submitSwitchProject',
      payload: 'target=care-sibling',
      headers: { 'content-type': 'application/x-www-form-urlencoded', token, 'idempotency-key': 'once' },
    });
    expect(answer.json()).toMatchObject({ status: 200 });
    const kept = await server.keeper.selectFrom('idempotency_keys').select('answer').execute();
    expect(JSON.stringify(kept)).not.toContain(answer.json().data.token);
  });

  const switchTo = (target: string, token: string) =>
    portal.post('/v1/enroll/account/submitSwitchProject', { target }, token);

  it('leads to an account of one’s own in another project of the organisation, the same each time', async () => {
    const { token, id } = await buildApplicant(server.keeper, project);
    const { data } = await portal.get('/v1/enroll/account/switchProjects', {}, token);
    expect(data.list.map((entry: { domain: string }) => entry.domain)).toEqual(['care-sibling']);
    const there = await switchTo('care-sibling', token);
    expect(there).toMatchObject({ status: 200, data: { project_id: sibling.id } });
    expect(there.data.uid).not.toBe(id);
    expect((await switchTo('care-sibling', token)).data.uid).toBe(there.data.uid);
    expect(await home(there.data.token)).toMatchObject({ status: 200 });
  });

  it('leads to one account when it is asked for many times at once', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    const answers = await Promise.all(Array.from({ length: 8 }, () => switchTo('care-sibling', token)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map((answer) => answer.data.uid)).size).toBe(1);
  });

  it('leads nowhere else, and never into another person’s account', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect(await switchTo('care-stranger', token)).toMatchObject({ status: 4041 });
    expect(await switchTo('care', token)).toMatchObject({ status: 4041 });
    expect(await switchTo(stranger.slug, token)).toMatchObject({ status: 4041 });
    const { email } = await buildApplicant(server.keeper, sibling, { email: 'same@example.com' });
    const twin = await buildApplicant(server.keeper, project, { email });
    expect(await switchTo('care-sibling', twin.token)).toMatchObject({ status: 4092 });
  });
});

describe('a portrait', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  async function upload(content: Buffer, token: string) {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'me.png');
    const body = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/v1/enroll/apply/portrait',
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { 'content-type': body.headers.get('content-type') ?? '', token },
    });
    return { http: answer.statusCode, ...answer.json() };
  }

  it('is kept, shown under an address that lasts five minutes, and told by the home call', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    const { data } = await upload(png, token);
    const shown = await server.app.inject({ url: data.url });
    expect(shown.rawPayload.equals(png)).toBe(true);
    expect(shown.headers['content-type']).toBe('image/png');
    const { head_portrait } = (await home(token)).data.user_info;
    expect((await server.app.inject({ url: head_portrait })).statusCode).toBe(200);
    server.clock.set(new Date(frozenNow.getTime() + 301_000));
    expect((await server.app.inject({ url: data.url })).statusCode).toBe(404);
    server.clock.set(frozenNow);
    expect((await server.app.inject({ url: '/portraits?ticket=made-up' })).statusCode).toBe(404);
  });

  it('is a picture by its bytes, and not too large', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect(await upload(Buffer.from('<svg onload="alert(1)"/>'), token)).toMatchObject({ status: 4151 });
    expect(await upload(Buffer.concat([png, Buffer.alloc(6_000_000)]), token)).toMatchObject({ http: 413 });
    expect((await home(token)).data.user_info.head_portrait).toBe('');
  });

  it('needs a session', async () => {
    expect(await upload(png, 'nobody')).toMatchObject({ http: 401 });
  });
});

describe('logging off', () => {
  it('is for those who may', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect(await portal.post('/v1/enroll/account/logoff', {}, token)).toMatchObject({ http: 403 });
    expect(await home(token)).toMatchObject({ status: 200 });
  });

  it('leaves nothing of the person in any table but the mail that says so', async () => {
    const email = 'leaving.person@example.com';
    const { token, id } = await buildApplicant(server.keeper, project, { email, userType: 'ssm', unread: 2, state: 1 });
    await login(email, toyPassword);
    await portal.post('/v1/system/send_mail_code', { ...(await portal.humanProof()), email, purpose: 'login' });
    await portal.post('/v1/enroll/account/retriever_password', { ...(await portal.humanProof()), email });
    const names = {
      orgId: project.orgId,
      projectId: project.id,
      project: toyText('x'),
      from: 'x',
      lang: 'sc',
    } as const;
    const kept = { ...names, channel: 'mail', to: email, subject: '', text: '', html: '' } as const;
    await server.outbox.keep(kept, frozenNow);
    await server.outbox.keep({ ...kept, to: 'somebody.else@example.com' }, frozenNow);
    expect((await findTraces(id, email)).length).toBeGreaterThan(4);
    expect(await portal.post('/v1/enroll/account/logoff', { user_id: id }, token)).toMatchObject({ status: 200 });
    expect(await findTraces(id, email)).toEqual(['outgoing_messages']);
    expect(await portal.lastMessage(email)).toMatchObject({ purpose: 'account-removed', forget: true });
    expect(await server.outbox.listIds()).toHaveLength(1);
    expect(await home(token)).toMatchObject({ http: 401 });
    expect(await login(email, toyPassword)).toMatchObject({ status: 4011 });
  });
});

/** The tables in which the id or the address of a person stands anywhere. */
async function findTraces(id: string, email: string): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    server.keeper,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hits: number }>`
      select count(*)::int as hits from ${sql.table(name)} t
      where t::text ilike ${`%${id}%`} or t::text ilike ${`%${email}%`}`.execute(server.keeper);
    if ((rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}
