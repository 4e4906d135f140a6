import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testAppRole } from '../../testing/test-cluster.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { serverRoot } from '../server-root.ts';
import { createFunctions } from './create-functions.ts';
import { migrate } from './migrate.ts';

const own = join(serverRoot, 'sql');
const folder = mkdtempSync(join(tmpdir(), 'portico-functions-'));
let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let client: Client;

beforeAll(async () => {
  opened = await openTestDatabase();
  client = new Client({ connectionString: opened.ownerUrl });
  await client.connect();
  await client.query('truncate sql_functions');
});
afterAll(async () => {
  await client.end();
  await opened.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const create = () => createFunctions(client, testAppRole, folder);
const valueOf = async (call: string) =>
  (await client.query<{ value: unknown }>(`select ${call} as value`)).rows[0]?.value;

describe('createFunctions', () => {
  it('creates functions that call each other in whichever order their names have', async () => {
    write(
      'first-of-two',
      `create or replace function first_of_two() returns integer language sql as 'select second_of_two()'`,
    );
    write('second-of-two', `create or replace function second_of_two() returns integer language sql as 'select 1'`);
    await create();
    expect(await valueOf('first_of_two()')).toBe(1);
  });

  it('creates one anew when its text changed, and no other', async () => {
    const before = await client.query('select name, at from sql_functions order by name');
    write('second-of-two', `create or replace function second_of_two() returns integer language sql as 'select 2'`);
    await create();
    const after = await client.query('select name, at from sql_functions order by name');
    expect(await valueOf('first_of_two()')).toBe(2);
    expect(after.rows[0]).toEqual(before.rows[0]);
    expect(after.rows[1]).not.toEqual(before.rows[1]);
  });

  it('leaves everything as it was where a body is wrong', async () => {
    write('first-of-two', `create or replace function first_of_two() returns integer language sql as 'select 3'`);
    write(
      'second-of-two',
      `create or replace function second_of_two() returns integer language sql as 'select nonsense'`,
    );
    await expect(create()).rejects.toThrow('nonsense');
    expect(await valueOf('first_of_two()')).toBe(2);
  });

  it('refuses a file that is named otherwise', async () => {
    write('second-of-two', `create or replace function second_of_two() returns integer language sql as 'select 2'`);
    write('other-name', `create or replace function some_name() returns integer language sql as 'select 1'`);
    await expect(create()).rejects.toThrow('creates no function of that name');
    rmSync(join(folder, 'other-name.sql'));
  });

  it('refuses other parameters under the same name', async () => {
    write(
      'second-of-two',
      `create or replace function second_of_two(more integer) returns integer language sql as 'select more'`,
    );
    write(
      'first-of-two',
      `create or replace function first_of_two() returns integer language sql as 'select second_of_two(1)'`,
    );
    await expect(create()).rejects.toThrow('give it a new name');
  });

  it('drops a function whose file is gone', async () => {
    rmSync(join(folder, 'first-of-two.sql'));
    write('second-of-two', `create or replace function second_of_two() returns integer language sql as 'select 4'`);
    await create();
    expect(await valueOf(`to_regproc('first_of_two')`)).toBeNull();
    expect(await valueOf('second_of_two()')).toBe(4);
  });

  it('leaves the functions of a newer server alone', async () => {
    await client.query(`insert into schema_steps (name, digest) values ('9999-newer.sql', '')`);
    const before = await client.query('select * from sql_functions order by name');
    await migrate({ ownerUrl: opened.ownerUrl, appRole: testAppRole });
    expect((await client.query('select * from sql_functions order by name')).rows).toEqual(before.rows);
  });
});

const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'));

describe('the functions themselves', () => {
  it('are one to a file', () => {
    const created = (path: string) => readFileSync(join(own, path), 'utf8').match(/^create or replace function \w+/gm);
    expect(files.filter((path) => created(path)?.length !== 1)).toEqual([]);
    expect(files.length).toBeGreaterThan(30);
  });

  it('are called by the application role and by nobody else', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select p.proname as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and has_function_privilege('public', p.oid, 'execute')`,
    );
    expect(rows).toEqual([]);
    expect(
      await valueOf(`has_function_privilege('${testAppRole}', 'staff_projects(bytea, timestamptz)', 'execute')`),
    ).toBe(true);
    expect(await valueOf(`has_function_privilege('${testAppRole}', 'staff_names(uuid)', 'execute')`)).toBe(false);
  });

  it('fix the path they search where they run as the owner', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef
        and not coalesce(p.proconfig @> array['search_path=public, pg_temp'], false)`,
    );
    expect(rows).toEqual([]);
  });
});
