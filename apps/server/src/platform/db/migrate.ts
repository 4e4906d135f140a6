import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
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
    await client.query(
      'create table if not exists schema_steps (name text primary key, digest text not null, at timestamptz default now())',
    );
    await client.query(`select set_config('portico.app_role', $1, false)`, [appRole]);
    const known = await client.query<Done>('select name, digest from schema_steps');
    const done = new Map(known.rows.map((row) => [row.name, row.digest]));
    const steps = readSteps(folder);
    const changed = steps.find((step) => done.has(step.name) && done.get(step.name) !== step.digest);
    if (changed !== undefined) {
      throw new CannotStart(
        `The step ${changed.name} was changed after it was applied. Put it back and add a new step.`,
      );
    }
    const due = steps.filter((step) => !done.has(step.name));
    for (const step of due) await applyStep(client, step);
    return due.map((step) => step.name);
  } finally {
    await client.end();
  }
}

interface Done {
  readonly name: string;
  readonly digest: string;
}

interface Step extends Done {
  readonly text: string;
}

function readSteps(folder: string): Step[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.toSorted().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return { name, text, digest: createHash('sha256').update(text).digest('hex') };
  });
}

async function applyStep(client: Client, step: Step, triesLeft = 20): Promise<void> {
  await client.query(`begin; set local lock_timeout = '2s'`);
  try {
    await client.query(step.text);
    await client.query('insert into schema_steps (name, digest) values ($1, $2)', [step.name, step.digest]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const lockNotAvailable = error instanceof Error && 'code' in error && error.code === '55P03';
    if (!lockNotAvailable || triesLeft === 0) throw error;
    await applyStep(client, step, triesLeft - 1);
  }
}
