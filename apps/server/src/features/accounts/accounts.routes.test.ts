import { countNewMessage, home, login, logout } from '@portico/contract/accounts';
import { authMode } from '@portico/contract/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, outcome, refusal, refused, type TestClient } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyPassword, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let other: ToyProject;
let client: TestClient;

beforeAll(async () => {
  server = await openTestServer();
  client = openClient(server.app);
  project = await buildProject(server.ownerDb, { slug: 'accounts' });
  other = await buildProject(server.ownerDb, { slug: 'elsewhere' });
});
afterAll(() => server.close());

const signIn = (fields: object) => client.send(login, fields, { language: 'sc' });
const readHome = (token?: string, fields = {}) => client.as({ token }).send(home, fields, { language: 'sc' });

describe('login', () => {
  it('opens a session for account and password, whatever the case of the address', async () => {
    const { id } = await buildApplicant(server.ownerDb, project, { email: 'Mixed.Case@example.com' });
    const answer = await signIn({ project_id: project.id, account: 'mixed.case@EXAMPLE.com', password: toyPassword });
    expect(answer).toMatchObject({ uid: id, org_id: project.orgId, project_id: project.id });
    expect(await readHome(answer.token)).toMatchObject({ user_info: { uid: id } });
  });

  it('answers a wrong password, an unknown account and an account of another project alike', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const wrong = { error: 'wrongCredentials', message: '账号或密码不正确。', data: null, retryAfter: null };
    for (const attempt of [
      { project_id: project.id, account: email, password: 'Wrong2026' },
      { project_id: project.id, account: 'nobody@example.com', password: toyPassword },
      { project_id: other.id, account: email, password: toyPassword },
    ])
      expect(await refusal(signIn(attempt))).toEqual(wrong);
  });

  it('keeps no token as it is, only its hash', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const data = await signIn({ project_id: project.id, account: email, password: toyPassword });
    const rows = await server.ownerDb.selectFrom('applicant_sessions').select('token_hash').execute();
    expect(rows.some((row) => row.token_hash.includes(data.token))).toBe(false);
  });

  it('needs a project', async () => {
    expect(await refused(signIn({ account: 'a@example.com', password: 'x' }))).toBe('projectMissing');
  });
});

describe('home', () => {
  it('tells who is signed in, what they may, and the configured menu', async () => {
    const { token } = await buildApplicant(server.ownerDb, project, { state: 1, batchId: project.batchId });
    const data = await readHome(token, { org_id: project.orgId, project_id: project.id });
    expect(data.user_info).toMatchObject({
      project_id: project.id,
      name: 'Toy Person',
      application_state: 1,
      batchId: project.batchId,
      can: { changePassword: true, logoff: false, seePartialSave: true, codeByMail: true },
    });
    expect(data.home_page_config.header.layout).toEqual([1, 3, 5]);
  });

  it.each([
    ['ssm', false, { changePassword: true, logoff: true, seePartialSave: false, codeByMail: true }],
    ['normal', true, { changePassword: false, logoff: false, seePartialSave: true, codeByMail: true }],
  ])('gives a user of type %s (temporary: %s) their capabilities', async (userType, temporary, can) => {
    const { token } = await buildApplicant(server.ownerDb, project, { userType, temporary });
    expect((await readHome(token)).user_info.can).toEqual(can);
  });

  it('names the header of the type of user, where the project has one', async () => {
    const headers = JSON.stringify({ ssm: 7 });
    await server.ownerDb.updateTable('projects').set({ headers }).where('id', '=', other.id).execute();
    const headerOf = async (userType: string) =>
      (await readHome((await buildApplicant(server.ownerDb, other, { userType })).token)).user_info.header;
    expect([await headerOf('ssm'), await headerOf('normal')]).toEqual([7, undefined]);
  });

  it('is refused without a session', async () => {
    expect(await refusal(readHome())).toMatchObject({ error: 'notSignedIn', message: '请先登录。' });
  });

  it('is not found for another tenant', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(readHome(token, { project_id: other.id }))).toBe('notFound');
  });
});

describe('past the service period', () => {
  it('nobody signs in, and a session is of no more use', async () => {
    const past = await buildProject(server.ownerDb, {
      slug: 'past-one',
      serviceEndsAt: new Date(frozenNow.getTime() - 1000),
    });
    const { email, token } = await buildApplicant(server.ownerDb, past);
    const ended = { error: 'serviceEnded', message: '本项目的服务期已过。' };
    const attempt = { project_id: past.id, account: email, password: toyPassword };
    expect(await refusal(signIn(attempt))).toMatchObject(ended);
    expect(await refusal(readHome(token))).toMatchObject(ended);
    expect(await outcome(client.call(authMode, { domain: 'past-one' }))).toBe('done');
  });
});

describe('countNewMessage', () => {
  it('counts one’s own unread messages', async () => {
    await buildApplicant(server.ownerDb, project, { unread: 2 });
    const { token } = await buildApplicant(server.ownerDb, project, { unread: 3 });
    expect(await client.as({ token }).call(countNewMessage, {})).toBe(3);
    expect(await refused(client.call(countNewMessage, {}))).toBe('notSignedIn');
  });
});

describe('logout', () => {
  it('ends the session it is called with and no other', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    const data = await signIn({ project_id: project.id, account: email, password: toyPassword });
    expect(await client.as({ token }).call(logout, {})).toBeNull();
    expect(await refused(readHome(token))).toBe('notSignedIn');
    expect(await outcome(readHome(data.token))).toBe('done');
    expect(await refused(client.as({ token }).call(logout, {}))).toBe('notSignedIn');
  });
});
