import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Client, escapeIdentifier } from 'pg';

interface SqlFunction {
  readonly name: string;
  readonly text: string;
  readonly digest: string;
}

/**
 * Creates the functions in a folder whose text has changed, and drops those whose file is gone, in one transaction. A
 * file is named after its function. Only the application role may execute a function; one that begins with `-- not
 * granted` is reserved for its owner.
 */
export async function createFunctions(client: Client, appRole: string, folder: string): Promise<void> {
  await client.query(
    'create table if not exists sql_functions (name text primary key, digest text not null, at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; digest: string }>('select name, digest from sql_functions');
  const digests = new Map(rows.map(({ name, digest }) => [name, digest]));
  const functions = readFunctions(folder);
  const changed = functions.filter(({ name, digest }) => digests.get(name) !== digest);
  const removed = [...digests.keys()].filter((name) => functions.every((one) => one.name !== name));
  if (changed.length + removed.length === 0) return;
  // Functions call each other, so their bodies can only be checked after all of them exist.
  await client.query('begin; set local check_function_bodies = off');
  try {
    for (const name of removed) await dropFunction(client, name);
    for (const one of changed) await createFunction(client, appRole, one);
    await checkBodies(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

function readFunctions(folder: string): SqlFunction[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'));
  return paths.toSorted().map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const name = basename(path, '.sql').replaceAll('-', '_');
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

async function dropFunction(client: Client, name: string): Promise<void> {
  await client.query(`drop function if exists ${escapeIdentifier(name)}`);
  await client.query('delete from sql_functions where name = $1', [name]);
}

async function createFunction(client: Client, appRole: string, { name, text, digest }: SqlFunction): Promise<void> {
  const target = escapeIdentifier(name);
  await client.query(text);
  await requireOne(client, name);
  await client.query(`revoke all on function ${target} from public`);
  if (!text.startsWith('-- not granted'))
    await client.query(`grant execute on function ${target} to ${escapeIdentifier(appRole)}`);
  await client.query(
    `insert into sql_functions (name, digest) values ($1, $2)
      on conflict (name) do update set digest = excluded.digest, at = now()`,
    [name, digest],
  );
}

async function requireOne(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  if (rowCount === 1) return;
  throw new Error(
    rowCount === 0
      ? `The file of ${name} creates no function of that name`
      : `The parameters of ${name} changed: give it a new name, since an older server may still call the old one`,
  );
}

async function checkBodies(client: Client): Promise<void> {
  await client.query('set local check_function_bodies = on');
  await client.query(
    `select case l.lanname when 'sql' then fmgr_sql_validator(p.oid)::text else plpgsql_validator(p.oid)::text end
      from pg_proc p join pg_language l on l.oid = p.prolang join sql_functions f on f.name = p.proname
      where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`,
  );
}
