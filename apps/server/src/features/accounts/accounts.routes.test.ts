import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyPassword, type ToyProject } from '../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.keeper, { slug: 'accounts' });
  other = await buildProject(server.keeper, { slug: 'elsewhere' });
});
afterAll(() => server.close());

let visitors = 0;

async function call(method: 'GET' | 'POST', path: string, fields: Record<string, string> = {}, token?: string) {
  const encoded = new URLSearchParams(fields).toString();
  visitors += 1;
  const answer = await server.app.inject({
    method,
    url: method === 'GET' ? `${path}?${encoded}` : path,
    ...(method === 'POST' ? { payload: encoded } : {}),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(token === undefined ? {} : { token }) },
    remoteAddress: `198.51.100.${visitors % 250}`,
  });
  return { http: answer.statusCode, ...answer.json() };
}

const login = (fields: Record<string, string>) => call('POST', '/v1/enroll/account/login', fields);
const home = (token?: string, fields = {}) => call('GET', '/v1/enroll/apply/home', fields, token);

describe('login', () => {
  it('opens a session for account and password, whatever the case of the address', async () => {
    const { id } = await buildApplicant(server.keeper, project, { email: 'Mixed.Case@example.com' });
    const answer = await login({ project_id: project.id, account: 'mixed.case@EXAMPLE.com', password: toyPassword });
    expect(answer).toMatchObject({ status: 200, data: { uid: id, org_id: project.orgId, project_id: project.id } });
    expect(await home(answer.data.token)).toMatchObject({ status: 200, data: { user_info: { uid: id } } });
  });

  it('answers a wrong password, an unknown account and an account of another project alike', async () => {
    const { email } = await buildApplicant(server.keeper, project);
    const answers = await Promise.all([
      login({ project_id: project.id, account: email, password: 'Wrong2026' }),
      login({ project_id: project.id, account: 'nobody@example.com', password: toyPassword }),
      login({ project_id: other.id, account: email, password: toyPassword }),
    ]);
    const wrong = { http: 200, status: 4011, message: '账号或密码不正确。', data: null };
    expect(answers).toEqual([wrong, wrong, wrong]);
  });

  it('keeps no token as it is, only its hash', async () => {
    const { email } = await buildApplicant(server.keeper, project);
    const { data } = await login({ project_id: project.id, account: email, password: toyPassword });
    const rows = await server.keeper.selectFrom('applicant_sessions').select('token_hash').execute();
    expect(rows.some((row) => row.token_hash.includes(data.token))).toBe(false);
  });

  it('needs a project', async () => {
    expect(await login({ account: 'a@example.com', password: 'x' })).toMatchObject({ status: 4041 });
  });
});

describe('home', () => {
  it('tells who is signed in, what they may, and the configured menu', async () => {
    const { token } = await buildApplicant(server.keeper, project, { state: 1, batchId: project.batchId });
    const { data } = await home(token, { org_id: project.orgId, project_id: project.id });
    expect(data.user_info).toMatchObject({
      name: 'Toy Person',
      application_state: 1,
      batchId: project.batchId,
      can: { changePassword: true, logoff: false, seePartialSave: true },
    });
    expect(data.home_page_config.header.layout).toEqual([1, 3, 5]);
  });

  it.each([
    ['ssm', false, { changePassword: true, logoff: true, seePartialSave: false }],
    ['normal', true, { changePassword: false, logoff: false, seePartialSave: true }],
  ])('gives a user of type %s (temporary: %s) their capabilities', async (userType, temporary, can) => {
    const { token } = await buildApplicant(server.keeper, project, { userType, temporary });
    expect((await home(token)).data.user_info.can).toEqual(can);
  });

  it('is refused to whoever is not signed in', async () => {
    expect(await home()).toMatchObject({ http: 401, status: 401, message: '请先登录。' });
  });

  it('is not found for another tenant', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect(await home(token, { project_id: other.id })).toMatchObject({ http: 404 });
  });
});

describe('past the service period', () => {
  it('nobody signs in, and a session is of no more use', async () => {
    const past = await buildProject(server.keeper, { slug: 'past-one', serviceEndsAt: frozenNow });
    const { email, token } = await buildApplicant(server.keeper, past);
    const ended = { http: 200, status: 4031, message: '本项目的服务期已过。' };
    expect(await login({ project_id: past.id, account: email, password: toyPassword })).toMatchObject(ended);
    expect(await home(token)).toMatchObject(ended);
    expect(await call('GET', '/v1/public/auth_mode', { domain: 'past-one' })).toMatchObject({ status: 200 });
  });
});

describe('countNewMessage', () => {
  it('counts one’s own unread messages', async () => {
    await buildApplicant(server.keeper, project, { unread: 2 });
    const { token } = await buildApplicant(server.keeper, project, { unread: 3 });
    expect(await call('GET', '/v1/enroll/account/countNewMessage', {}, token)).toMatchObject({ status: 200, data: 3 });
    expect(await call('GET', '/v1/enroll/account/countNewMessage')).toMatchObject({ http: 401 });
  });
});

describe('logout', () => {
  it('ends the session it is called with and no other', async () => {
    const { token, email } = await buildApplicant(server.keeper, project);
    const { data } = await login({ project_id: project.id, account: email, password: toyPassword });
    expect(await call('POST', '/v1/enroll/account/logout', {}, token)).toMatchObject({ status: 200, data: null });
    expect(await home(token)).toMatchObject({ http: 401 });
    expect(await home(data.token)).toMatchObject({ status: 200 });
    expect(await call('POST', '/v1/enroll/account/logout', {}, token)).toMatchObject({ http: 401 });
  });
});
