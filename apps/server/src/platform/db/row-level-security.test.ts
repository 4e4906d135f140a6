import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../testing/toys/toy-tenants.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let mine: ToyProject;
let otherProject: ToyProject;

beforeAll(async () => {
  opened = await openTestDatabase();
  mine = await buildProject(opened.ownerDb, { slug: 'mine' });
  otherProject = await buildProject(opened.ownerDb, { slug: 'theirs' });
  await buildApplicant(opened.ownerDb, mine, { unread: 1 });
  await buildApplicant(opened.ownerDb, otherProject, { unread: 1 });
  await buildStaff(opened.ownerDb, { role: 'owner' });
});
afterAll(() => opened.close());

interface TableFacts {
  readonly name: string;
  readonly enabled: boolean;
  readonly forced: boolean;
  readonly policies: number;
  readonly granted: boolean;
  readonly tenant: boolean;
}

/** Every table that the application role may access must have forced row-level security. */
function offences(tables: readonly TableFacts[]): string[] {
  return tables
    .filter((table) => table.granted || table.tenant)
    .filter((table) => !table.enabled || !table.forced || table.policies === 0)
    .map((table) => table.name);
}

async function readCatalogue(): Promise<TableFacts[]> {
  const { rows } = await sql<TableFacts>`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy where polrelid = c.oid) as policies,
      has_table_privilege('portico_test_app', c.oid, 'select, insert, update, delete') as granted,
      exists (select from pg_attribute where attrelid = c.oid and attname in ('project_id', 'org_id')) as tenant
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by 1`.execute(opened.ownerDb);
  return rows;
}

describe('the catalogue', () => {
  it('has forced row-level security on every table the application may touch', async () => {
    const tables = await readCatalogue();
    expect(tables.length).toBeGreaterThan(10);
    expect(offences(tables)).toEqual([]);
  });

  it('would show a table that somebody forgot to protect', async () => {
    await sql`create table forgotten (id uuid, project_id uuid)`.execute(opened.ownerDb);
    expect(offences(await readCatalogue())).toEqual(['forgotten']);
    await sql`drop table forgotten`.execute(opened.ownerDb);
  });

  it('knows an application role that owns nothing and cannot step around the rules', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = r.oid) as owns,
        (select count(*)::int from pg_auth_members where member = r.oid) as memberships
      from pg_roles r where rolname = 'portico_test_app'`.execute(opened.ownerDb);
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owns: 0, memberships: 0 },
    ]);
  });
});

describe('a handle of one project', () => {
  it('sees its own rows of every table of projects, and no others', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class c join pg_attribute on attrelid = c.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'project_id'
        and has_table_privilege('portico_test_app', c.oid, 'select')`.execute(opened.ownerDb);
    const filled: string[] = [];
    for (const { name } of tables) {
      const read = sql<{ project_id: string }>`select distinct project_id from ${sql.table(name)}`;
      const { rows } = await read.execute(opened.database.forProject(mine));
      const { rows: all } = await read.execute(opened.ownerDb);
      const own = all.filter(({ project_id }) => project_id === mine.id);
      expect({ name, rows }).toEqual({ name, rows: own });
      if (own.length < all.length) filled.push(name);
    }
    expect(filled.length).toBeGreaterThan(5);
  });

  it('cannot write a row into another project', async () => {
    const db = opened.database.forProject(mine);
    const stranger = {
      id: randomUUID(),
      project_id: otherProject.id,
      user_type: 'normal',
      name: 'x',
      temporary: false,
    };
    const insert = db.insertInto('applicants').values({ ...stranger, email: null, mobile: null, password_hash: null });
    await expect(insert.execute()).rejects.toThrow(/row-level security/);
  });

  it('changes nothing of another project, even without a where clause', async () => {
    const db = opened.database.forProject(mine);
    await db.updateTable('applicants').set({ name: 'Renamed' }).execute();
    const untouched = await opened.ownerDb
      .selectFrom('applicants')
      .select('name')
      .where('project_id', '=', otherProject.id)
      .executeTakeFirstOrThrow();
    expect(untouched.name).toBe('Toy Person');
  });

  it('does not see staff', async () => {
    const db = opened.database.forProject(mine);
    expect(await db.selectFrom('staff').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('staff_sessions').selectAll().execute()).toEqual([]);
  });

  it('keeps its tenant through a transaction and leaves none behind', async () => {
    const db = opened.database.forProject(mine);
    const inside = await db
      .transaction()
      .execute((transaction) => transaction.selectFrom('projects').select('slug').execute());
    expect(inside).toEqual([{ slug: 'mine' }]);
    expect(await opened.database.unscoped.selectFrom('projects').selectAll().execute()).toEqual([]);
  });

  it('gives the connection back in order after a statement fails', async () => {
    const db = opened.database.forProject(mine);
    const attempts = Array.from({ length: 30 }, () => sql`select 1 / 0`.execute(db).catch(() => 'failed'));
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(['failed']));
    expect(await db.selectFrom('projects').select('slug').execute()).toEqual([{ slug: 'mine' }]);
  });
});

describe('a handle without a scope', () => {
  it('sees nothing but what security-definer functions show', async () => {
    const { unscoped } = opened.database;
    for (const table of ['organisations', 'projects', 'applicants', 'staff'] as const) {
      expect(await unscoped.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const { rows } = await sql`select slug from find_project('theirs', null)`.execute(unscoped);
    expect(rows).toEqual([{ slug: 'theirs' }]);
  });
});

describe('the log of staff actions', () => {
  it('takes new lines and lets none be changed or removed', async () => {
    const db = opened.database.staff;
    const line = {
      staff_id: randomUUID(),
      staff_name: 'x',
      org_id: null,
      project_id: null,
      action: 'signed in',
      subject: '{}',
    };
    await db.insertInto('staff_log').values(line).execute();
    await expect(db.updateTable('staff_log').set({ action: 'y' }).execute()).rejects.toThrow(/permission denied/);
    await expect(db.deleteFrom('staff_log').execute()).rejects.toThrow(/permission denied/);
  });
});
