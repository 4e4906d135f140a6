import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let first: ToyProject;
let second: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  first = await buildProject(server.ownerDb, { slug: 'first' });
  second = await buildProject(server.ownerDb, { slug: 'second', listed: false });
});
afterAll(() => server.close());

async function ask(url: string, headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url, headers });
  return { http: answer.statusCode, ...answer.json() };
}

describe('auth_mode', () => {
  it('tells how one signs in, the languages and the service period', async () => {
    const { data } = await ask('/v1/public/auth_mode?domain=first');
    expect(data).toEqual({
      org_id: first.orgId,
      project_id: first.id,
      ico_url: `/pictures/${first.id}/icon?v=abc`,
      lang: ['sc', 'en'],
      login_methods: ['password'],
      register_methods: ['email', 'mobile'],
      deadline: 1893456000,
      server_time: Math.floor(frozenNow.getTime() / 1000),
    });
  });

  it.each([
    ['en', 'project does not exist, please confirm and retry'],
    ['sc', '项目不存在，请确认后重试'],
    ['tc', '項目不存在，請確認後重試'],
  ])('says in %s that an unknown project does not exist', async (lang, message) => {
    const answer = await ask('/v1/public/auth_mode?domain=unknown', { lang });
    expect(answer).toEqual({ http: 200, status: 4041, message, data: null });
  });

  it.each(['', '?domain=', '?domain=UPPER', '?domain=a/b', '?domain=a&domain=b', `?domain=${'x'.repeat(5_000)}`])(
    'answers %.30s as malformed',
    async (query) => {
      const answer = await ask(`/v1/public/auth_mode${query}`);
      expect(answer).toMatchObject({ http: 400, status: 400, data: null });
    },
  );
});

describe('project calls by org_id and project_id', () => {
  it.each(['/v1/org/project/getSettingInfo', '/v1/enroll/system/moduleConfig', '/v1/org/getProjectBatch'])(
    '%s answers for the project named, and needs one',
    async (path) => {
      expect(await ask(`${path}?project_id=${first.id}&org_id=${first.orgId}`)).toMatchObject({ status: 200 });
      expect(await ask(`${path}?domain=first`)).toMatchObject({ status: 200 });
      expect(await ask(path)).toMatchObject({ status: 4041 });
      expect(await ask(`${path}?project_id=${first.id}&org_id=${second.orgId}`)).toMatchObject({ status: 4041 });
      expect(await ask(`${path}?project_id=not-an-id`)).toMatchObject({ status: 400 });
    },
  );

  it('takes the tenant from the session where the call names none', async () => {
    const { token } = await buildApplicant(server.ownerDb, second);
    const { data } = await ask('/v1/org/getProjectBatch', { token });
    expect(data.list.map((batch: { batchId: string }) => batch.batchId)).toEqual([second.batchId]);
  });

  it('counts batches as to come, open and closed by the server clock', async () => {
    const state = async () => (await ask('/v1/org/getProjectBatch?domain=first')).data.list[0].batch_state;
    expect(await state()).toBe(1);
    server.clock.set(new Date(frozenNow.getTime() - 2 * 86_400_000));
    expect(await state()).toBe(0);
    server.clock.set(new Date(frozenNow.getTime() + 2 * 86_400_000));
    expect(await state()).toBe(2);
    server.clock.set(frozenNow);
  });
});

describe('project info', () => {
  it('gives titles, colours, skin and traits', async () => {
    const { data } = await ask('/v1/org/project/info?domain=first');
    expect(data).toMatchObject({
      domain: 'first',
      title: { sc: 'Title of first sc', tc: 'Title of first tc', en: 'Title of first en' },
      color: '#4dbca6',
      color_rgba: 'rgba(77, 188, 166, 0.2)',
      layout: { name: 'standard', theme: 1 },
      traits: { choiceWord: 'batch' },
    });
  });
});

describe('the public list', () => {
  it('names listed projects only', async () => {
    const { data } = await ask('/v1/public/projects');
    expect(data.list.map((project: { domain: string }) => project.domain)).toEqual(['first']);
  });
});

describe('pictures', () => {
  it('are served with a policy under which no SVG can run anything', async () => {
    const answer = await server.app.inject({ url: `/pictures/${first.id}/icon?v=abc` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('are kept for good under their own digest only', async () => {
    const cacheOf = async (query: string) =>
      (await server.app.inject({ url: `/pictures/${first.id}/icon${query}` })).headers['cache-control'];
    expect(await cacheOf('?v=abc')).toContain('immutable');
    expect(await cacheOf('?v=other')).toBe('no-cache');
    expect(await cacheOf('')).toBe('no-cache');
  });

  it('of an unknown project are not found', async () => {
    const answer = await server.app.inject({ url: '/pictures/00000000-0000-4000-8000-000000000000/icon' });
    expect(answer.statusCode).toBe(404);
  });

  it.each(['logo', 'nothing', '../icon'])('%s is not found', async (kind) => {
    const answer = await server.app.inject({ url: `/pictures/${first.id}/${kind}` });
    expect(answer.statusCode).toBe(404);
  });
});
