import { login } from '@portico/contract/accounts';
import { errors } from '@portico/contract/errors';
import { requestHash } from '@portico/contract/request-hash';
import { route } from '@portico/contract/route';
import * as entryRoutes from '@portico/contract/flow-entries';
import { staffSignIn } from '@portico/contract/staff';
import { authMode } from '@portico/contract/tenants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openClient, outcome, refusalIn, refused, type TestClient } from '../../testing/client.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { buildApplicant, buildProject, toyPassword, type ToyProject } from '../../testing/toys/toy-tenants.ts';
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
let client: TestClient;
let project: ToyProject;

beforeAll(async () => {
  server = await openTestServer([bound]);
  project = await buildProject(server.ownerDb, { slug: 'wire' });
  client = openClient(server.app, project);
});
afterAll(() => server.close());

const form = 'application/x-www-form-urlencoded';

const write = (token: string, text: string, key?: string) => client.as({ token }).call(note, { text }, { key });

/** Sends a raw body with its own content type. */
const post = (path: string, body: string, headers: Record<string, string>, token?: string) =>
  client.as({ token }).fetch(path, { method: 'POST', body, headers });

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
    const answer = await client.fetch(`${prefix}/v1/public/auth_mode?domain=wire`);
    expect(await answer.json()).toMatchObject({ status: 200 });
  });
});

describe('the hash of a GET', () => {
  const at = 1_772_600_000;
  const url = (hash: string) => `/v1/public/auth_mode?domain=wire&time=${at}&hash=${hash}`;

  it('is accepted when right', async () => {
    const answer = await client.fetch(url(await requestHash({ domain: 'wire' }, at)));
    expect(await answer.json()).toMatchObject({ status: 200 });
  });

  it('is refused when wrong', async () => {
    const answer = await client.fetch(url(await requestHash({ domain: 'other' }, at)));
    expect(answer.status).toBe(errors.wrongHash.http);
    expect(await refusalIn(answer)).toMatchObject({ error: 'wrongHash' });
  });
});

describe('who calls', () => {
  it('needs a session that is alive', async () => {
    expect(await refused(write('no such token', 'x'))).toBe('notSignedIn');
    const { token, id } = await buildApplicant(server.ownerDb, project);
    await server.ownerDb
      .updateTable('applicant_sessions')
      .set({ expires_at: new Date(0) })
      .where('applicant_id', '=', id)
      .execute();
    expect(await refused(write(token, 'x'))).toBe('notSignedIn');
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
      const foreign = client.as({ token: me.token }).send(note, { text: 'x', [name]: value });
      expect(await refused(foreign)).toBe('notFound');
    }
    expect(await countMessages(me.id)).toBe(0);
    expect(server.lines.some((line) => line.includes('another tenant or person'))).toBe(true);
  });
});

describe('a form on another site', () => {
  const body = JSON.stringify({ account: 'owner', password: 'x' });
  const attempt = (headers: Record<string, string>) =>
    post(staffSignIn.path, body, { 'content-type': 'application/json', ...headers });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://evil.example', host: 'localhost:80' }, 403],
    [{ origin: 'http://localhost:80', host: 'localhost:80', 'sec-fetch-site': 'same-origin' }, 200],
  ])('%o is answered with %i', async (headers, http) => {
    expect((await attempt(headers)).status).toBe(http);
  });

  it('reaches no call that relies on the cookie of staff, whatever its encoding', async () => {
    const types = { json: 'application/json', multipart: 'multipart/form-data; boundary=x', form };
    for (const { path, encoding = 'form' } of Object.values(entryRoutes)) {
      const answer = await post(path, '', { 'content-type': types[encoding], 'sec-fetch-site': 'same-site' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});

describe('an idempotency key', () => {
  it('gives one effect and one answer, however many requests carry it at once', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(token, 'once', 'k1')));
    expect(answers).toEqual(answers.map(() => ({ count: 1 })));
    expect(await countMessages(id)).toBe(1);
  });

  it('is refused for another request', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    await write(token, 'one', 'k2');
    expect(await refused(write(token, 'two', 'k2'))).toBe('keyReused');
  });

  it('is not honoured for credentials, whose answer holds a token', async () => {
    const { email } = await buildApplicant(server.ownerDb, project);
    await client.call(login, { account: email, password: toyPassword }, { key: 'k-login' });
    const stored = await server.ownerDb
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', '=', 'k-login')
      .execute();
    expect(stored).toEqual([]);
  });

  it('belongs to its person', async () => {
    const first = await buildApplicant(server.ownerDb, project);
    const second = await buildApplicant(server.ownerDb, project);
    await write(first.token, 'mine', 'k3');
    await write(second.token, 'mine', 'k3');
    expect(await countMessages(second.id)).toBe(1);
  });

  it('is free again after a failure, which left nothing behind', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project);
    expect(await refused(write(token, 'break', 'k4'))).toBe('broken');
    expect(await countMessages(id)).toBe(0);
    await write(token, 'whole', 'k4');
  });
});

describe('bad input', () => {
  it.each([
    ['nothing', '', form, 'malformed'],
    ['a field of another kind', 'text=a&text=b', form, 'malformed'],
    ['too long a text', `text=${'x'.repeat(100_000)}`, form, 'malformed'],
    ['a null byte', 'text=a%00b', form, 'malformed'],
    ['JSON where a form is declared', '{}', 'application/json', 'unsupportedMedia'],
    ['plain text', 'text=a', 'text/plain', 'unsupportedMedia'],
    ['a kind nobody reads', '<a/>', 'text/xml', 'unsupportedMedia'],
    ['two megabytes', `text=${'x'.repeat(2_000_000)}`, form, 'tooLarge'],
  ] as const)('%s is answered clearly', async (_what, body, type, error) => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const answer = await post(note.path, body, { 'content-type': type, lang: 'en' }, token);
    expect(answer.status).toBe(errors[error].http);
    expect(await refusalIn(answer)).toMatchObject({ error, data: null, message: expect.stringMatching(/\w/) });
  });

  it.each(['{', '[1]', 'null', '"x"', '', `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, '{"a":["\\u0000"]}'])(
    '%.20s as JSON is answered clearly',
    async (body) => {
      const answer = await post(staffSignIn.path, body, { 'content-type': 'application/json' });
      expect(await refusalIn(answer)).toMatchObject({ error: 'malformed', data: null });
    },
  );

  it.each(['/apply/%zz', '/apply/%', '/v1/%ff'])(
    '%s, an address that cannot be decoded, has our shape',
    async (path) => {
      const answer = await client.fetch(path);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      const body = await answer.text();
      expect(JSON.parse(body)).toMatchObject({ data: null });
      expect(body).not.toContain('FST_');
    },
  );

  it('is not found under an unknown address, in the caller’s language', async () => {
    const answer = await client.fetch('/v1/nothing', { headers: { lang: 'tc' } });
    expect(answer.status).toBe(404);
    expect(await refusalIn(answer)).toMatchObject({ error: 'notFound', message: '頁面不存在' });
  });
});

describe('what is logged', () => {
  it('holds no parameter, no token, no text of an error from a person', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project, { email: 'private.person@example.com' });
    const address = '127.0.0.1';
    await client.as({ token }).call(note, { text: 'words-of-a-person' }, { address });
    await refused(client.send(authMode, { domain: 'secret-slug', email }, { address }));
    await refused(client.call(login, { account: email, password: 'wrong-password' }, { address }));
    const all = server.lines.join('');
    expect(all).toContain('/v1/test/note');
    for (const secret of [token, email, 'words-of-a-person', 'secret-slug', 'wrong-password', address]) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('a database that goes away', () => {
  it('costs the calls under way, not the server', async () => {
    const call = () => outcome(client.call(authMode, { domain: 'wire' }));
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portico_test_app'
      and datname = current_database()`;
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 20 }, call);
      await cut.execute(server.ownerDb);
      for (const came of await Promise.all(calls)) expect(['done', 'busy']).toContain(came);
    }
    expect(await call()).toBe('done');
  });
});
