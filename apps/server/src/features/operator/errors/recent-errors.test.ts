import { recentErrors } from '@portico/contract/operator';
import { route } from '@portico/contract/route';
import type { Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Refused } from '../../../platform/refused.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { openClient, refusal, refused, type TestClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject } from '../../../testing/toys/toy-tenants.ts';

const breaking = route<{ input: { how: string }; output: null }>({
  name: 'breaking',
  summary: 'Fails, for trying what is kept of it',
  method: 'GET',
  path: '/v1/test/breaking/:who?',
  scope: 'installation',
  access: ['anyone'],
  limit: 'read',
});
const bound = handle.anyone(breaking, { input: z.object({ how: z.string() }), output: z.null() }, async ({ how }) => {
  if (how === 'refused') throw new Refused('notFound');
  if (how === 'no room') throw new Refused('busy');
  if (how === 'away') throw Object.assign(new Error('Li Na'), { code: '57014' });
  throw new TypeError(`Li Na and ${how}`);
});

let server: Awaited<ReturnType<typeof openTestServer>>;
let client: TestClient;
let owner: TestClient;
beforeAll(async () => {
  server = await openTestServer([bound]);
  client = openClient(server.app);
  owner = client.as(await buildStaff(server.ownerDb, { role: 'owner' }));
});
afterAll(() => server.close());
beforeEach(async () => {
  await sql`delete from recent_errors`.execute(server.ownerDb);
});
afterEach(() => server.clock.set(frozenNow));

const ask = (how: string, language: Language = 'en') =>
  refusal(client.call({ ...breaking, path: '/v1/test/breaking' }, { how }, { language }));
const list = async (reference?: string) => (await owner.call(recentErrors, { reference })).list;
const referenceIn = (message: string) => /[A-Z]{4}-\d{4}/.exec(message)?.[0] ?? '';
const isKept = (message: string) => vi.waitFor(async () => expect(await list(referenceIn(message))).toHaveLength(1));

/** The answer, once the error is kept: that happens after it. */
async function breakBy(how: string, language?: Language) {
  const answer = await ask(how, language);
  await isKept(answer.message);
  return answer;
}

describe('an unexpected error', () => {
  it('gives the person a reference, by which the owner finds where it happened', async () => {
    const { message } = await breakBy('a school');
    expect(message).toMatch(/^System error: interface return failed\. Reference: [A-Z]{4}-\d{4}\.$/);
    const [found] = await list(` ${referenceIn(message).toLowerCase().replace('-', ' ')} `);
    expect(found).toMatchObject({
      reference: referenceIn(message),
      at: frozenNow.getTime() / 1000,
      method: 'GET',
      route: '/v1/test/breaking/:who?',
      status: 500,
      name: 'TypeError',
      code: null,
    });
    expect(found?.stack).toContain('recent-errors.test.ts');
    expect(await list('AAAA-0000')).toEqual([]);
  });

  it.each([
    ['sc', /^系统错误：接口返回失败。错误编号：[A-Z]{4}-\d{4}。$/],
    ['tc', /^系統錯誤：介面返回失敗。錯誤編號：[A-Z]{4}-\d{4}。$/],
  ] as const)('is told in the language of the person: %s', async (language, words) => {
    expect((await breakBy('x', language)).message).toMatch(words);
  });

  it('is in the log of the server under the same reference', async () => {
    const reference = referenceIn((await breakBy('x')).message);
    expect(server.lines.filter((line) => line.includes(reference)).join()).toContain('a call broke');
  });

  it('leaves nothing of what was sent or said', async () => {
    await breakBy('Peking');
    const { rows } = await sql<{ row: string }>`select to_jsonb(e)::text as row from recent_errors e`.execute(
      server.ownerDb,
    );
    expect(rows[0]?.row).not.toMatch(/Li Na|Peking/);
  });

  it('is also a database that did not answer; what is refused on purpose is none', async () => {
    expect((await breakBy('away')).message).toMatch(/try again in a moment\. Reference: /);
    for (const how of ['refused', 'no room']) expect((await ask(how)).message).not.toContain('Reference');
    expect(await list()).toMatchObject([{ status: 503, code: '57014' }]);
  });
});

it('is kept later where the database did not take it at once', async () => {
  await sql`alter function keep_errors rename to keep_no_errors`.execute(server.ownerDb);
  const { message } = await ask('x');
  await vi.waitFor(() => expect(server.lines.join('')).toContain('errors were not kept'));
  await sql`alter function keep_no_errors rename to keep_errors`.execute(server.ownerDb);
  await breakBy('y');
  await isKept(message);
});

describe('what is kept', () => {
  const fill = (count: number, at: Date) =>
    sql`insert into recent_errors select 'AAAA-' || lpad(n::text, 4, '0'), ${at}, 'GET', '/', 500, 'Error', null, ''
      from generate_series(1, ${count}::integer) n`.execute(server.ownerDb);

  it('is thirty days old at most', async () => {
    await fill(3, new Date(frozenNow.getTime() - 31 * 24 * 3_600_000));
    await breakBy('x');
    expect(await list()).toHaveLength(1);
  });

  it('is five hundred at most, the newest, and is listed page by page', async () => {
    await fill(510, new Date(frozenNow.getTime() - 1_000));
    const reference = referenceIn((await breakBy('x')).message);
    const { rows } = await sql`select from recent_errors`.execute(server.ownerDb);
    expect(rows).toHaveLength(500);
    const first = await owner.call(recentErrors, {});
    expect(first.list[0]?.reference).toBe(reference);
    const second = await owner.call(recentErrors, { after: first.next ?? '' });
    const both = [...first.list, ...second.list].map((row) => row.reference);
    expect(new Set(both).size).toBe(20);
    expect(both.slice(1)).toEqual(both.slice(1).toSorted().toReversed());
  });
});

describe('who may look', () => {
  it('is an owner of the installation alone', async () => {
    const project = await buildProject(server.ownerDb, { slug: 'errors' });
    for (const role of [
      { role: 'administrator' },
      { role: 'owner', orgId: project.orgId },
      { role: 'owner', orgId: project.orgId, projectId: project.id },
    ]) {
      const colleague = client.as(await buildStaff(server.ownerDb, role));
      expect(await refused(colleague.call(recentErrors, {}))).toBe('forbidden');
    }
    expect(await refused(client.call(recentErrors, {}))).toBe('notSignedIn');
  });

  it('is decided by the database as well', async () => {
    const { id } = await buildStaff(server.ownerDb, { role: 'administrator' });
    const asked = sql`select * from list_errors(${['owner']}, null, null, null, 1)`;
    await expect(asked.execute(server.database.asStaff(id))).rejects.toThrow(/needs a role at the installation/);
    await expect(sql`select * from recent_errors`.execute(server.database.jobs)).rejects.toThrow(/permission denied/);
  });
});
