import { type Client, escapeIdentifier } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';

export interface Table {
  readonly schema: 'public' | 'graphile_worker';
  readonly name: string;
  readonly columns: readonly string[];
  /** The SQL type of each column. */
  readonly types: readonly string[];
}

/**
 * Every table with data of people and servers, and its columns that are not computed. Tables of the migrations are left
 * out.
 */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { isOwn: boolean }>(`
    select n.nspname as schema, c.relname as name, pg_has_role(c.relowner, 'usage') as "isOwn",
      array_agg(a.attname::text order by a.attnum) as columns,
      array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and (n.nspname, c.relname) not in
        (('public', 'schema_steps'), ('public', 'sql_functions'), ('graphile_worker', 'migrations'))
      and n.nspname in ('public', 'graphile_worker')
    group by 1, 2, 3 order by 1, 2`);
  // Row-level security would hide all rows from another role, and the back-up would be silently empty.
  const foreign = rows.find((table) => !table.isOwn);
  if (foreign === undefined) return rows;
  throw new CannotStart(
    `The role of DATABASE_URL does not own the table ${foreign.name} and would not see its rows. Use the DATABASE_URL that the server runs with.`,
  );
}

export function tableName({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
}
