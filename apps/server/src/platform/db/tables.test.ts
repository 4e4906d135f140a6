import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const sources = import.meta.glob<string>('./tables/*-tables.ts', { query: '?raw', import: 'default', eager: true });

/** `table.column` of every table that the types describe, on one line or on several. */
function describedColumns(): string[] {
  const tables = /^ {2}(\w+): \{(?: ([^\n]*) \};$|\n(.*?)^ {2}\};)/gms;
  return Object.values(sources).flatMap((source) =>
    [...source.matchAll(tables)].flatMap(([, table, line = '', lines = '']) =>
      [...`;${line}${lines}`.replaceAll(/\{[^{}]*\}/g, '').matchAll(/(?:;|^) {0,4}(\w+)\??:/gm)].map(
        ([, column]) => `${table}.${column}`,
      ),
    ),
  );
}

// The two missing tables belong to the migration itself.
it('the types of the tables have the columns that the database has', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and table_name not in ('schema_steps', 'sql_functions')`.execute(opened.ownerDb);
  expect(rows.length).toBeGreaterThan(200);
  expect(describedColumns().toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
