import { weChatConfig } from '@portico/contract/wechat';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openClient, refused } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildProject } from '../../testing/toys/toy-tenants.ts';
import { signPage } from './sign-page.ts';
import { openWechat } from './testing/wechat-stand-in.ts';

const secret = 'secret-of-wechat';
const publicUrl = 'https://apply.example.edu';
const page = `${publicUrl}/apply/north/?channel=moments`;

let wechat: Awaited<ReturnType<typeof openWechat>>;
let server: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  wechat = await openWechat(secret);
  const settings = { PUBLIC_URL: publicUrl, DEMO: '0', WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: secret };
  server = await openTestServer([], undefined, { ...settings, WECHAT_URL: wechat.url });
});
afterAll(async () => {
  await server.close();
  await wechat.close();
});
beforeEach(async () => {
  Object.assign(wechat.state, { tokens: 0, tickets: 0, isAway: false });
  await server.ownerDb.deleteFrom('wechat_tickets').execute();
});

const pass = (hours: number) => server.clock.set(new Date(server.clock.now().getTime() + hours * 3_600_000));
const asked = () => [wechat.state.tokens, wechat.state.tickets];

/** A server that has just been started. */
async function another() {
  const app = await server.openSecond();
  return { client: openClient(app), close: () => app.close() };
}

it('signs as WeChat’s documentation does', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg';
  const url = 'http://mp.weixin.qq.com?params=value';
  const signed = signPage({ ticket, nonce: 'Wm3WZYTPz0wzccnW', timestamp: 1_414_587_457, url });
  expect(signed).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

it('signs a page of ours without what follows #, with the ticket of WeChat', async () => {
  const { client, close } = await another();
  const config = await client.call(weChatConfig, { url: `${page}#/guide` });
  expect(config?.appId).toBe('wx1');
  const { nonceStr: nonce = '', timestamp = 0 } = config ?? {};
  expect(config?.signature).toBe(signPage({ ticket: 'ticket-1', nonce, timestamp, url: page }));
  expect(timestamp).toBe(Math.floor(server.clock.now().getTime() / 1000));
  await close();
});

it('asks WeChat once for all servers, however many people come at the same time', async () => {
  const servers = await Promise.all([another(), another()]);
  const manyCome = async () => {
    const many = servers.flatMap(({ client }) =>
      Array.from({ length: 10 }, () => client.call(weChatConfig, { url: page })),
    );
    return new Set((await Promise.all(many)).map((config) => config?.nonceStr)).size;
  };
  expect(await manyCome()).toBe(20);
  expect(asked()).toEqual([1, 1]);
  pass(1.9);
  expect(await manyCome()).toBe(20);
  expect(asked()).toEqual([2, 2]);
  const late = await another();
  await late.client.call(weChatConfig, { url: page });
  expect(asked()).toEqual([2, 2]);
  await Promise.all([...servers, late].map(({ close }) => close()));
});

it('renews the ticket before it ends, and goes on with the former one while WeChat is away', async () => {
  const { client, close } = await another();
  await client.call(weChatConfig, { url: page });
  pass(1);
  await client.call(weChatConfig, { url: page });
  expect(asked()).toEqual([1, 1]);
  pass(0.9);
  wechat.state.isAway = true;
  expect(await client.call(weChatConfig, { url: page })).not.toBeNull();
  wechat.state.isAway = false;
  await client.call(weChatConfig, { url: page });
  expect(asked()).toEqual([2, 2]);
  pass(3);
  wechat.state.isAway = true;
  expect(await refused(client.call(weChatConfig, { url: page }))).toBe('busy');
  await close();
});

it('keeps the ticket sealed, and neither secret nor token in the log', async () => {
  const { client, close } = await another();
  await client.call(weChatConfig, { url: page });
  const kept = await server.ownerDb.selectFrom('wechat_tickets').select('sealed').executeTakeFirstOrThrow();
  expect(kept.sealed).not.toContain('ticket-1');
  pass(1.9);
  wechat.state.isAway = true;
  await client.call(weChatConfig, { url: page });
  const lines = server.lines.join('');
  expect(lines).toContain('the ticket of WeChat is not renewed yet');
  for (const word of [secret, 'token-', 'ticket-1']) expect(lines).not.toContain(word);
  await close();
});

it.each([
  'https://evil.example/apply/',
  `http://apply.example.edu/apply/`,
  'https://apply.example.edu.evil.example/',
  'https://apply.example.edu@evil.example/',
  'javascript:alert(1)',
  'not an address',
  '',
])('does not sign “%s”', async (url) => {
  const { client, close } = await another();
  expect(await refused(client.call(weChatConfig, { url }))).toBe('notFound');
  await close();
});

it('signs under a domain name of a project, too', async () => {
  const { id } = await buildProject(server.ownerDb, { slug: 'wechat-named' });
  const name = 'apply.north.example';
  await server.ownerDb
    .insertInto('project_domains')
    .values({ project_id: id, host: name, token: 't', proved_at: server.clock.now() })
    .execute();
  const { client, close } = await another();
  expect(await client.call(weChatConfig, { url: `https://${name}/apply/` })).not.toBeNull();
  await close();
});

it('answers nothing where the installation has no account at WeChat', async () => {
  const app = await server.openSecond({ wechat: null });
  expect(await openClient(app).call(weChatConfig, { url: 'anything' })).toBeNull();
  await app.close();
});
