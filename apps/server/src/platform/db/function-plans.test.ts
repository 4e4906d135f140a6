import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

/**
 * Frequently called functions find each row by an index. The planner assumes that a JSON list is long and may prefer to
 * scan a table of a few thousand rows; such a plan is kept while the table grows, until the next ANALYZE.
 */
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let project: ToyProject;
let app: Client;
const version = randomUUID();
const staffSession = randomBytes(32);
const people = 1_000;
const grown = [
  'applicants',
  'applicant_sessions',
  'applications',
  'sheets',
  'sheet_modules',
  'sheet_changes',
  'stored_files',
];

beforeAll(async () => {
  opened = await openTestDatabase();
  project = await buildProject(opened.ownerDb, { slug: 'planned' });
  app = new Client({ connectionString: opened.appUrl });
  await app.connect();
  await asOwner(
    `insert into form_versions (id, project_id, number, definition) values ('${version}', '${project.id}', 1, '{}')`,
  );
  for (const table of grown) await asOwner(`alter table ${table} set (autovacuum_enabled = false)`);
  const { id: staff } = await buildStaff(opened.ownerDb, { role: 'owner' });
  await asOwner(`insert into staff_sessions (token_hash, staff_id, expires_at)
    values ('\\x${staffSession.toString('hex')}', '${staff}', '2100-01-01')`);
  await fill(people);
  await asOwner(`
    insert into batches (id, project_id, title, starts_at, ends_at, sort)
      select '${otherBatch}', project_id, title, starts_at, ends_at, 1 from batches;
    update applications set batch_id = '${otherBatch}', created_at = '2020-01-01'
      where id in (select md5('a' || n)::uuid from generate_series(101, 120) n)`);
  await asOwner('analyze');
});
afterAll(async () => {
  await app.end();
  await opened.close();
});

async function asOwner(statement: string): Promise<void> {
  const owner = new Client({ connectionString: opened.ownerUrl });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

/** Numbered applicants, each with a session, an application in progress, a module, a change and a file. */
function fill(last: number): Promise<void> {
  const at = `'${frozenNow.toISOString()}'::timestamptz`;
  return asOwner(`
    create temp table people as
      select md5('p' || n)::uuid as person, md5('a' || n)::uuid as application, sha256(('s' || n)::bytea) as session
      from generate_series(1, ${last}) n;
    insert into applicants (id, project_id, name) select person, '${project.id}', 'Toy' from people;
    insert into applicant_sessions (token_hash, project_id, applicant_id, expires_at)
      select session, '${project.id}', person, ${at} + interval '1 day' from people;
    insert into applications (id, project_id, applicant_id, batch_id, state)
      select application, '${project.id}', person, '${project.batchId}', 1 from people;
    insert into sheets (id, project_id, kind, applicant_id, form_version_id, begun_at)
      select application, '${project.id}', 'application', person, '${version}', ${at} from people;
    insert into sheet_modules (project_id, sheet_id, module_id, "values", revision, state, saved_at)
      select '${project.id}', application, 'm', '{"fields": {}, "rows": {}}', 1, 0, ${at} from people;
    insert into sheet_changes (project_id, sheet_id, module_id, part, key, revision, value, by_whom, at)
      select '${project.id}', application, 'm', 'fields', 'x', 1, '1', person, ${at} from people;
    insert into stored_files (id, project_id, applicant_id, module_id, field_id, field_key, name, size, state, created_at)
      select gen_random_uuid(), '${project.id}', person, 'm', 'f', 'f', 'f', 1, 'ready', ${at} from people;`);
}

const idOf = (kind: 'p' | 'a', n: number) => createHash('md5').update(`${kind}${n}`).digest('hex');
const sessionOf = (n: number) => createHash('sha256').update(`s${n}`).digest('hex');
const at = frozenNow.toISOString();
const scopeOf = (...people: readonly number[]) =>
  `${project.orgId}/${project.id}/staff/${people.map((n) => idOf('p', n)).join(',')}/`;

/** Twenty of the oldest applications belong to another batch, which a page of the list then asks for. */
const otherBatch = randomUUID();

const calls: Readonly<Record<string, (n: number) => [statement: string, parameters: unknown[]]>> = {
  save_application: (n) => [
    'select outcome from save_application(null, $1, $2, null, $3, $4, $5, 1, $6, $7, $8, $9)',
    [
      Buffer.from(sessionOf(n), 'hex'),
      idOf('p', n),
      version,
      'm',
      JSON.stringify({ fields: { a: { value: String(n) } }, rows: {} }),
      '[]',
      at,
      randomUUID(),
      ['m', 'n'],
    ],
  ],
  save_together: (n) => [
    'select revision from save_together($1, $2)',
    [
      scopeOf(n, n + 1),
      JSON.stringify(
        [n, n + 1].map((one, index) => ({
          place: index,
          session: sessionOf(one),
          applicant: idOf('p', one),
          version,
          module: 'm',
          changes: { fields: { a: { value: '1' } }, rows: {} },
          base: 1,
          at,
          request: null,
        })),
      ),
    ],
  ],
  lock_submissions: (n) => [
    'select state from lock_submissions($1, true)',
    [JSON.stringify([n, n + 1].map((one) => ({ applicant: idOf('p', one), session: sessionOf(one), at })))],
  ],
  list_applications: () => [
    'select id from list_applications($1, $2, null, $3, $4, null, null, null, 20)',
    [staffSession, at, project.id, otherBatch],
  ],
  insert_submissions: (n) => [
    'select insert_submissions($1)',
    [
      JSON.stringify(
        [n, n + 1].map((one) => ({
          id: randomUUID(),
          application: idOf('a', one),
          applicant: idOf('p', one),
          batch: project.batchId,
          version,
          number: `N${one}`,
          sequence: one,
          snapshot: '{}',
          hash: '',
          receipt: {},
          submitted_at: at,
        })),
      ),
    ],
  ],
};

/** Calls a function on the same connection, and returns the tables of which it read more than a few rows. */
async function muchReadBy(name: string, n: number, whose: readonly number[]): Promise<string[]> {
  const [statement, parameters] = calls[name]?.(n) ?? ['', []];
  await app.query(`begin; set local portico.scope = '${scopeOf(...whose)}'`);
  const before = await rowsRead();
  const { rows } = await app.query(statement, parameters);
  const after = await rowsRead();
  await app.query('rollback');
  expect(rows.length).toBeGreaterThan(0);
  return [...after.keys()].filter((table) => (after.get(table) ?? 0) - (before.get(table) ?? 0) > people / 10);
}

async function rowsRead(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await app.query<{ table: string; read: string }>(
    'select relname as "table", coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_xact_user_tables',
  );
  return new Map(rows.map(({ table, read }) => [table, Number(read)]));
}

describe('the plans of functions', () => {
  it.each(Object.keys(calls))('look rows up and read no table to its end: %s', async (name) => {
    // A connection may switch to another plan after some calls.
    for (let round = 1; round <= 8; round += 1) {
      expect(await muchReadBy(name, round, [])).toEqual([]);
      expect(await muchReadBy(name, round, [round, round + 1])).toEqual([]);
    }
  });
});
