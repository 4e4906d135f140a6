import { requestHash } from '@portico/contract/request-hash';
import { route } from '@portico/contract/route';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyPassword, type ToyProject } from '../../testing/toy-tenants.ts';
import { handle } from './handle.ts';

const note = route<{ input: { text: string }; output: { count: number } }>({
  name: 'note',
  summary: 'Adds a message, for trying the wire',
  method: 'POST',
  path: '/v1/test/note',
  scope: 'project',
  access: ['applicant'],
  limit: 'write',
  encoding: 'form',
});
const noteSchemas = { input: z.object({ text: z.string().max(100) }), output: z.object({ count: z.int() }) };

const bound = handle.applicant(note, noteSchemas, async ({ text }, { db, session }) => {
  const words = JSON.stringify({ sc: text, tc: text, en: text });
  const { randomUUID } = await import('node:crypto');
  const row = { id: randomUUID(), project_id: session.project.id, applicant_id: session.applicantId, read_at: null };
  await db
    .insertInto('messages')
    .values({ ...row, title: words, body: words })
    .execute();
  if (text === 'break') throw new Error('secret-of-a-person');
  const rows = await db.selectFrom('messages').select('id').where('applicant_id', '=', session.applicantId).execute();
  return { count: rows.length };
});

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer([bound]);
  project = await buildProject(server.ownerDb, { slug: 'wire' });
});
afterAll(() => server.close());

const form = 'application/x-www-form-urlencoded';

async function post(token: string, text: string, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams({ text }).toString();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/v1/test/note',
    payload,
    headers: { 'content-type': form, token, ...headers },
  });
  return { http: answer.statusCode, ...answer.json() };
}

async function countMessages(applicantId: string): Promise<number> {
  const rows = await server.ownerDb
    .selectFrom('messages')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .execute();
  return rows.length;
}

describe('the prefix', () => {
  it.each(['', '/enroll'])('answers under %s', async (prefix) => {
    const answer = await server.app.inject({ url: `${prefix}/v1/public/auth_mode?domain=wire` });
    expect(answer.json().status).toBe(200);
  });
});

describe('the hash of a GET', () => {
  const at = 1_772_600_000;
  const url = (hash: string) => `/v1/public/auth_mode?domain=wire&time=${at}&hash=${hash}`;

  it('is accepted when right', async () => {
    const answer = await server.app.inject({ url: url(await requestHash({ domain: 'wire' }, at)) });
    expect(answer.json().status).toBe(200);
  });

  it('is refused when wrong', async () => {
    const answer = await server.app.inject({ url: url(await requestHash({ domain: 'other' }, at)) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().status).toBe(4001);
  });
});

describe('who calls', () => {
  it('needs a session that is alive', async () => {
    expect(await post('no such token', 'x')).toMatchObject({ http: 401, status: 401, data: null });
    const { token, id } = await buildApplicant(server.ownerDb, project);
    await server.ownerDb
      .updateTable('applicant_sessions')
      .set({ expires_at: new Date(0) })
      .where('applicant_id', '=', id)
      .execute();
    expect(await post(token, 'x')).toMatchObject({ status: 401 });
  });

  it('is never taken from the body', async () => {
    const other = await buildProject(server.ownerDb, { slug: 'wire-other' });
    const me = await buildApplicant(server.ownerDb, project);
    const stranger = await buildApplicant(server.ownerDb, other);
    for (const [name, value] of [
      ['project_id', other.id],
      ['org_id', other.orgId],
      ['user_id', stranger.id],
      ['uid', stranger.id],
      ['domain', other.slug],
    ] as const) {
      const payload = new URLSearchParams({ text: 'x', [name]: value }).toString();
      const headers = { 'content-type': form, token: me.token };
      const answer = await server.app.inject({ method: 'POST', url: '/v1/test/note', payload, headers });
      expect(answer.statusCode).toBe(404);
    }
    expect(await countMessages(me.id)).toBe(0);
    expect(server.lines.some((line) => line.includes('another tenant or person'))).toBe(true);
  });
});

describe('a form on another site', () => {
  const payload = { account: 'owner', password: 'x' };
  const attempt = (headers: Record<string, string>) =>
    server.app.inject({ method: 'POST', url: '/staff/v1/sign-in', payload, headers });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://evil.example', host: 'localhost:80' }, 403],
    [{ origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' }, 200],
  ])('%o is answered with %i', async (headers, http) => {
    expect((await attempt(headers)).statusCode).toBe(http);
  });
});

describe('an idempotency key', () => {
  it('gives one effect and one answer, however many requests carry it at once', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(token, 'once', { 'idempotency-key': 'k1' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ http: 200, status: 200, message: '', data: { count: 1 } })]),
    );
    expect(await countMessages(id)).toBe(1);
  });

  it('is refused for another request', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    await post(token, 'one', { 'idempotency-key': 'k2' });
    expect(await post(token, 'two', { 'idempotency-key': 'k2' })).toMatchObject({ http: 200, status: 4091 });
  });

  it('is not honoured for credentials, whose answer holds a token', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    const payload = new URLSearchParams({ project_id: project.id, account: email, password: toyPassword }).toString();
    const headers = { 'content-type': form, 'idempotency-key': 'k-login' };
    await server.app.inject({ method: 'POST', url: '/v1/enroll/account/login', payload, headers });
    const kept = await server.ownerDb
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', '=', 'k-login')
      .execute();
    expect(kept).toEqual([]);
  });

  it('belongs to its person', async () => {
    const first = await buildApplicant(server.ownerDb, project);
    const second = await buildApplicant(server.ownerDb, project);
    await post(first.token, 'mine', { 'idempotency-key': 'k3' });
    await post(second.token, 'mine', { 'idempotency-key': 'k3' });
    expect(await countMessages(second.id)).toBe(1);
  });

  it('is free again after a failure, which left nothing behind', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    expect(await post(token, 'break', { 'idempotency-key': 'k4' })).toMatchObject({ http: 500, status: 500 });
    expect(await countMessages(id)).toBe(0);
    expect(await post(token, 'whole', { 'idempotency-key': 'k4' })).toMatchObject({ status: 200 });
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', '', form, 400],
    ['a field of another kind', 'text=a&text=b', form, 400],
    ['too long a text', `text=${'x'.repeat(100_000)}`, form, 400],
    ['a null byte', 'text=a%00b', form, 400],
    ['JSON where a form is declared', '{}', 'application/json', 415],
    ['plain text', 'text=a', 'text/plain', 415],
    ['a kind nobody reads', '<a/>', 'text/xml', 415],
    ['two megabytes', `text=${'x'.repeat(2_000_000)}`, form, 413],
  ])('%s is answered clearly', async (_what, payload, type, http) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const headers = { 'content-type': type, token, lang: 'en' };
    const answer = await server.app.inject({ method: 'POST', url: '/v1/test/note', payload, headers });
    expect(answer.statusCode).toBe(http);
    expect(answer.json()).toMatchObject({ status: http, data: null });
    expect(answer.json().message).toMatch(/\w/);
  });

  it.each(['{', '[1]', 'null', '"x"', '', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, '{"a":["\\u0000"]}'])(
    '%.20s as JSON is answered clearly',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: '/staff/v1/sign-in', payload, headers });
      expect(answer.json()).toMatchObject({ status: 400, data: null });
    },
  );

  it.each(['/apply/%zz', '/apply/%', '/v1/%ff'])(
    '%s, an address that cannot be decoded, has our shape',
    async (url) => {
      const answer = await server.app.inject({ url });
      expect(answer.json()).toMatchObject({ data: null });
      expect(answer.body).not.toContain('FST_');
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it('is not found under an unknown address, in the caller’s language', async () => {
    const answer = await server.app.inject({ url: '/v1/nothing', headers: { lang: 'tc' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().message).toBe('頁面不存在');
  });
});

describe('what is logged', () => {
  it('holds no parameter, no token, no text of an error from a person', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project, { email: 'private.person@example.com' });
    await post(token, 'words-of-a-person');
    await server.app.inject({ url: '/v1/public/auth_mode?domain=secret-slug&email=private.person@example.com' });
    await server.app.inject({
      method: 'POST',
      url: '/v1/enroll/account/login',
      payload: new URLSearchParams({ project_id: project.id, account: email, password: 'wrong-password' }).toString(),
      headers: { 'content-type': form },
    });
    const all = server.lines.join('');
    expect(all).toContain('/v1/test/note');
    for (const secret of [token, email, 'words-of-a-person', 'secret-slug', 'wrong-password', '127.0.0.1']) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('a database that goes away', () => {
  it('costs the calls under way, not the server', async () => {
    const ask = () => server.app.inject({ url: '/v1/public/auth_mode?domain=wire' });
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portico_test_app'
      and datname = current_database()`;
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, ask);
      await cut.execute(server.ownerDb);
      const answers = await Promise.all(calls);
      expect(answers.every((answer) => [200, 503].includes(answer.statusCode))).toBe(true);
    }
    expect((await ask()).statusCode).toBe(200);
  });
});
