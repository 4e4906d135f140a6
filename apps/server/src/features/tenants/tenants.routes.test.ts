import {
  authMode,
  moduleConfig,
  projectBatches,
  projectInfo,
  publicProjects,
  settingInfo,
} from '@portico/contract/tenants';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusal, refusalIn, refused, type TestClient } from '../../testing/client.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let first: ToyProject;
let second: ToyProject;

beforeAll(async () => {
  server = await openTestServer();
  client = openClient(server.app);
  first = await buildProject(server.ownerDb, { slug: 'first' });
  second = await buildProject(server.ownerDb, { slug: 'second', listed: false });
});
afterAll(() => server.close());

describe('auth_mode', () => {
  it('tells how one signs in, the languages and the service period', async () => {
    expect(await client.call(authMode, { domain: 'first' })).toEqual({
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
  ] as const)('says in %s that an unknown project does not exist', async (language, message) => {
    const answer = await refusal(client.call(authMode, { domain: 'unknown' }, { language }));
    expect(answer).toMatchObject({ error: 'projectMissing', message, data: null });
  });

  it.each(['', '?domain=', '?domain=UPPER', '?domain=a/b', '?domain=a&domain=b', `?domain=${'x'.repeat(5_000)}`])(
    'answers %.30s as malformed',
    async (query) => {
      const answer = await client.fetch(authMode.path + query);
      expect(await refusalIn(answer)).toMatchObject({ error: 'malformed', data: null });
    },
  );
});

describe('project calls by org_id and project_id', () => {
  it.each([settingInfo, moduleConfig, projectBatches])(
    '$path answers for the project named, and needs one',
    async (route) => {
      await client.send<unknown>(route, { project_id: first.id, org_id: first.orgId });
      await client.send<unknown>(route, { domain: 'first' });
      expect(await refused(client.send<unknown>(route, {}))).toBe('projectMissing');
      const mixed = { project_id: first.id, org_id: second.orgId };
      expect(await refused(client.send<unknown>(route, mixed))).toBe('projectMissing');
      expect(await refused(client.send<unknown>(route, { project_id: 'not-an-id' }))).toBe('malformed');
    },
  );

  it('takes the tenant from the session where the call names none', async () => {
    const applicant = client.as(await buildApplicant(server.ownerDb, second));
    const { list } = await applicant.call(projectBatches, {});
    expect(list.map(({ batchId }) => batchId)).toEqual([second.batchId]);
  });

  it('counts batches as to come, open and closed by the server clock', async () => {
    const state = async () => (await client.call(projectBatches, { domain: 'first' })).list[0]?.batch_state;
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
    expect(await client.call(projectInfo, { domain: 'first' })).toMatchObject({
      domain: 'first',
      title: { sc: 'Title of first sc', tc: 'Title of first tc', en: 'Title of first en' },
      color: '#4dbca6',
      color_rgba: 'rgba(77, 188, 166, 0.2)',
      layout: { name: 'standard', theme: 1 },
      traits: { choiceWord: 'batch' },
    });
  });
});

describe('the blocks of a project', () => {
  it('of the home page and of the footer are told in their order', async () => {
    const where = { home_blocks: [3, 1] };
    await server.ownerDb.updateTable('projects').set(where).where('id', '=', second.id).execute();
    expect((await client.call(projectInfo, { domain: 'first' })).layout_config.layout).toEqual([1, 2, 3, 4]);
    expect((await client.call(projectInfo, { domain: 'second' })).layout_config.layout).toEqual([3, 1]);
    expect((await client.call(settingInfo, { domain: 'first' })).footer).toEqual([1]);
  });
});

describe('pictures served from elsewhere', () => {
  const base = 'https://pictures.example.edu/portico';
  it('have their addresses there, told with the project, and may be shown', async () => {
    expect((await client.call(projectInfo, { domain: 'first' })).ks3_domain).toBe('');
    const elsewhere = await server.openSecond({ picturesUrl: base });
    const other = openClient(elsewhere);
    const info = await other.call(projectInfo, { domain: 'first' });
    const icon = `${base}/pictures/${first.id}/icon?v=abc`;
    expect(info).toMatchObject({ ks3_domain: base, ico_url: icon });
    expect((await other.call(authMode, { domain: 'first' })).ico_url).toBe(icon);
    const policy = (await other.fetch('/healthz')).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example.edu;");
    await elsewhere.close();
  });
});

describe('the colour of a project', () => {
  const set = (look: { color: string; color_rgba?: string; theme?: number }) =>
    server.ownerDb.updateTable('projects').set(look).where('slug', '=', 'first').execute();
  afterEach(() => set({ color: '#4dbca6', color_rgba: '', theme: 1 }));

  it('is its theme’s where it has none: seven themes, seven colours', async () => {
    const colors: string[] = [];
    for (const theme of [1, 2, 3, 4, 5, 6, 7]) {
      await set({ color: '', theme });
      const { color } = await client.call(projectInfo, { domain: 'first' });
      expect((await client.call(publicProjects, {})).list[0]?.color).toBe(color);
      colors.push(color);
    }
    expect(colors[0]).toBe('#4dbca6');
    expect(new Set(colors.filter((color) => /^#[0-9a-f]{6}$/.test(color))).size).toBe(7);
  });

  it('is its own where it has one, whatever the theme; the soft one is given or computed', async () => {
    await set({ color: '#112233', theme: 5 });
    expect(await client.call(projectInfo, { domain: 'first' })).toMatchObject({
      color: '#112233',
      color_rgba: 'rgba(17, 34, 51, 0.2)',
    });
    await set({ color: '', theme: 2, color_rgba: 'rgba(1, 2, 3, 0.1)' });
    expect((await client.call(projectInfo, { domain: 'first' })).color_rgba).toBe('rgba(1, 2, 3, 0.1)');
  });
});

describe('the public list', () => {
  it('names listed projects only', async () => {
    const { list } = await client.call(publicProjects, {});
    expect(list.map(({ domain }) => domain)).toEqual(['first']);
  });
});

describe('pictures', () => {
  it('are served with a policy under which no SVG can run anything', async () => {
    const answer = await client.fetch(`/pictures/${first.id}/icon?v=abc`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('are kept for good under their own digest only', async () => {
    const cacheOf = async (query: string) =>
      (await client.fetch(`/pictures/${first.id}/icon${query}`)).headers.get('cache-control');
    expect(await cacheOf('?v=abc')).toContain('immutable');
    expect(await cacheOf('?v=other')).toBe('no-cache');
    expect(await cacheOf('')).toBe('no-cache');
  });

  it('of an unknown project are not found', async () => {
    const answer = await client.fetch('/pictures/00000000-0000-4000-8000-000000000000/icon');
    expect(answer.status).toBe(404);
  });

  it.each(['logo', 'nothing', '../icon'])('%s is not found', async (kind) => {
    const answer = await client.fetch(`/pictures/${first.id}/${kind}`);
    expect(answer.status).toBe(404);
  });
});
