import type { Client } from 'pg';

interface Copies {
  /** Which rows, with the alias `t` for the table and `p` for its project. */
  readonly where: string;
  /** The parameters of `where`. */
  readonly parameters: readonly unknown[];
  /** Columns with another value in the copy; `fresh` names columns that get a random id. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly fresh?: readonly string[];
  /** Another table to join, for many copies of a row: its SQL, and expressions for columns that differ in each copy. */
  readonly join?: string;
  readonly each?: Readonly<Record<string, string>>;
}

/** Copies rows of a project's table with all their columns, whatever those are. */
export async function copyRows(database: Client, table: string, copies: Copies): Promise<void> {
  const { where, parameters, own, fresh = [], join = '', each = {} } = copies;
  const { rows } = await database.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as names
     from information_schema.columns where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows[0]?.names ?? '';
  const differing = [...fresh.map((name) => [name, 'gen_random_uuid()'] as const), ...Object.entries(each)];
  const ids = differing.map(([name, sql]) => `, '${name}', ${sql}`).join('');
  const changes = `$${parameters.length + 1}::jsonb || jsonb_build_object('' , null${ids}) - ''`;
  await database.query(
    `insert into ${table} (${names}) select ${names} from (
       select (jsonb_populate_record(t, ${changes})).* from ${table} t join projects p on p.id = t.project_id
       ${join} where ${where}
     ) copies`,
    [...parameters, JSON.stringify(own)],
  );
}
