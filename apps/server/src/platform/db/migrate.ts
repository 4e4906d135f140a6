import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { serverRoot } from '../server-root.ts';

// Any constant does, as long as every server of an installation uses the same.
const migrationLock = 7_238_114;

/**
 * Brings the schema up to date. One server at a time, each step in a transaction of its own, never waiting long for a
 * lock that an older server still holds: it gives way and tries again.
 */
export async function migrate(
  { ownerUrl, appRole }: { readonly ownerUrl: string; readonly appRole: string },
  folder = join(serverRoot, 'migrations'),
): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('create table if not exists schema_steps (name text primary key, at timestamptz default now())');
    await client.query(`select set_config('portico.app_role', $1, false)`, [appRole]);
    const known = await client.query<{ name: string }>('select name from schema_steps');
    const done = new Set(known.rows.map((row) => row.name));
    const due = readdirSync(folder)
      .filter((name) => name.endsWith('.sql') && !done.has(name))
      .sort();
    for (const name of due) await applyStep(client, name, readFileSync(join(folder, name), 'utf8'));
    return due;
  } finally {
    await client.end();
  }
}

async function applyStep(client: Client, name: string, text: string, triesLeft = 20): Promise<void> {
  await client.query(`begin; set local lock_timeout = '2s'`);
  try {
    await client.query(text);
    await client.query('insert into schema_steps (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const lockNotAvailable = error instanceof Error && 'code' in error && error.code === '55P03';
    if (!lockNotAvailable || triesLeft === 0) throw error;
    await applyStep(client, name, text, triesLeft - 1);
  }
}
