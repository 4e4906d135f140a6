import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Client, escapeIdentifier } from 'pg';
import { CannotStart } from '../../platform/cannot-start.ts';
import { type Manifest, type TableEntry, tablePath } from './manifest.ts';
import { listTables, type Table, tableName } from './tables.ts';

const charactersAtOnce = 2_000_000;

/** Fills the empty tables of a schema with the same steps from a back-up, completely or not at all. */
export async function loadTables(client: Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
  const known = new Map((await listTables(client)).map((table) => [tableName(table), table]));
  await client.query('begin');
  try {
    const keys = await dropForeignKeys(client);
    // Rows that the migrations themselves inserted are in the back-up as well.
    await client.query(`truncate ${[...known.keys()].join(', ')}`);
    for (const entry of tables) await loadTable(client, folder, entry, known.get(tableName(entry)));
    for (const { name, last } of sequences) await client.query('select setval($1::regclass, $2)', [name, last]);
    // Adding them again checks the rows: inconsistent data is not restored.
    for (const key of keys) await client.query(key);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Rows refer to each other in both directions, so no order of the tables would work. Returns the statements that add
 * the keys again.
 */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ dropped: string; added: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as added
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`);
  for (const { dropped } of rows) await client.query(dropped);
  return rows.map(({ added }) => added);
}

async function loadTable(client: Client, folder: string, entry: TableEntry, table: Table | undefined): Promise<void> {
  if (table === undefined) {
    throw new CannotStart(
      `The back-up has a table ${entry.name} that is not known here: restore it with the version that made it.`,
    );
  }
  const columns = entry.columns.map((column) => ({ column, type: table.types[table.columns.indexOf(column)] }));
  const missing = columns.find(({ type }) => type === undefined);
  if (missing !== undefined) {
    throw new CannotStart(
      `The back-up has a column ${entry.name}.${missing.column} that is not known here: restore it with the version that made it.`,
    );
  }
  const target = tableName(entry);
  const names = entry.columns.map((column) => escapeIdentifier(column)).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  const insert = `insert into ${target} (${names}) overriding system value
    select ${values} from json_array_elements($1::json) as each (line)`;
  const hash = createHash('sha256');
  let rows = 0;
  // Triggers must not run again for loaded rows.
  await client.query(`alter table ${target} disable trigger user`);
  for await (const lines of batchesOf(tablePath(folder, entry))) {
    for (const line of lines) hash.update(`${line}\n`);
    rows += lines.length;
    await client.query(insert, [`[${lines.join(',')}]`]);
  }
  await client.query(`alter table ${target} enable trigger user`);
  if (rows === entry.rows && hash.digest('hex') === entry.digest) return;
  throw new CannotStart(`The back-up is damaged: the rows of ${entry.name} are not those that were written.`);
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(path), createGunzip(), () => undefined).setEncoding('utf8');
  let batch: string[] = [];
  for await (const chunk of text) {
    const [first, ...others] = String(chunk).split('\n');
    batch.push(first ?? '');
    for (const next of others) {
      yield batch.join('');
      batch = [next];
    }
  }
}

async function* batchesOf(path: string): AsyncGenerator<readonly string[]> {
  let lines: string[] = [];
  let characters = 0;
  for await (const line of linesOf(path)) {
    lines.push(line);
    characters += line.length;
    if (characters < charactersAtOnce) continue;
    yield lines;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield lines;
}
