import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { type Manifest, type TableEntry, tablePath } from './manifest.ts';
import { listTables, type Table, tableName } from './tables.ts';

// The number of rows in memory at a time; an answer or a snapshot may have megabytes, a picture dozens.
const rowsAtOnce = 20;

/**
 * Writes every row of every table as of one moment, one line each: a JSON array of its columns in PostgreSQL's text
 * format.
 */
export async function dumpTables(
  client: Client,
  folder: string,
): Promise<Pick<Manifest, 'steps' | 'tables' | 'sequences'>> {
  await client.query(`begin transaction isolation level repeatable read read only; set local timezone = 'UTC'`);
  try {
    const tables: TableEntry[] = [];
    for (const table of await listTables(client)) tables.push(await dumpTable(client, table, folder));
    const steps = await client.query<{ name: string }>('select name from schema_steps order by name');
    const sequences = await client.query<Manifest['sequences'][number]>(`
      select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
      where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`);
    return { steps: steps.rows.map(({ name }) => name), tables, sequences: sequences.rows };
  } finally {
    await client.query('rollback');
  }
}

async function dumpTable(client: Client, table: Table, folder: string): Promise<TableEntry> {
  const path = tablePath(folder, table);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const count = async function* () {
    for await (const text of linesOf(client, table)) {
      const line = Buffer.from(text);
      hash.update(line);
      rows += 1;
      bytes += line.length;
      yield line;
    }
  };
  await pipeline(count(), createGzip(), createWriteStream(path, { mode: 0o600, flush: true }));
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], rows, bytes, digest: hash.digest('hex') };
}

async function* linesOf(client: Client, table: Table): AsyncGenerator<string> {
  const values = table.columns.map((column) => `${escapeIdentifier(column)}::text`).join(', ');
  const atOnce = table.types.includes('bytea') ? 1 : rowsAtOnce;
  await client.query(
    `declare dumped no scroll cursor for select json_build_array(${values})::text as line from ${tableName(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from dumped`);
    for (const { line } of rows) yield `${line}\n`;
    if (rows.length < atOnce) break;
  }
  await client.query('close dumped');
}
