import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { serverRoot } from '../server-root.ts';
import { createFunctions } from './create-functions.ts';

// An arbitrary constant that every server of an installation shares.
const migrationLock = 7_238_114;

interface Folders {
  readonly steps: string;
  /** Null: create no functions. */
  readonly functions: string | null;
  /** Only these steps, to reproduce an earlier state of the schema. */
  readonly only?: ReadonlySet<string>;
}

const ownFolders: Folders = { steps: join(serverRoot, 'migrations'), functions: join(serverRoot, 'sql') };

/** The names of all steps that this version knows. */
export function listSteps(): string[] {
  return readSteps(ownFolders.steps).map(({ name }) => name);
}

/**
 * Brings the schema up to date, then the functions. One server at a time, each step in its own transaction. If an older
 * server holds a lock for long, the step gives up and retries. Returns the applied steps.
 */
export async function migrate(
  { ownerUrl, appRole }: { readonly ownerUrl: string; readonly appRole: string },
  folders: Folders = ownFolders,
): Promise<string[]> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists schema_steps (name text primary key, digest text not null, at timestamptz default now())',
    );
    await client.query(`select set_config('portico.app_role', $1, false)`, [appRole]);
    const applied = await client.query<Done>('select name, digest from schema_steps');
    const done = new Map(applied.rows.map((row) => [row.name, row.digest]));
    const steps = readSteps(folders.steps);
    requireUnchanged(steps, done);
    const due = steps.filter(({ name }) => !done.has(name) && folders.only?.has(name) !== false);
    for (const step of due) await applyStep(client, step);
    if (folders.functions !== null && !isOlder(steps, done)) await createFunctions(client, appRole, folders.functions);
    return due.map((step) => step.name);
  } finally {
    await client.end();
  }
}

/** Brings an empty database to an earlier state of the schema, to be filled with rows of that time. */
export async function migrateTo(
  access: { readonly ownerUrl: string; readonly appRole: string },
  steps: readonly string[],
): Promise<void> {
  await migrate(access, { steps: ownFolders.steps, functions: null, only: new Set(steps) });
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

function requireUnchanged(steps: readonly Step[], done: ReadonlyMap<string, string>): void {
  const former = readFormerDigests();
  const changed = steps.find(({ name, digest }) => {
    const applied = done.get(name);
    return applied !== undefined && applied !== digest && applied !== former.get(name);
  });
  if (changed === undefined) return;
  throw new CannotStart(`The step ${changed.name} was changed after it was applied. Put it back and add a new step.`);
}

/**
 * Steps up to 27 once contained functions, which are now under sql/ (decision 18). Older installations applied the
 * original files.
 */
function readFormerDigests(): ReadonlyMap<string, string> {
  const lines = readFileSync(join(serverRoot, 'migrations', 'former-digests.txt'), 'utf8')
    .trim()
    .split('\n');
  return new Map(lines.map((line) => line.split('  ')).map(([digest = '', name = '']) => [name, digest]));
}

/** Whether a newer server has already migrated; its functions stay if an older one is started again beside it. */
function isOlder(steps: readonly Step[], done: ReadonlyMap<string, string>): boolean {
  const newest = steps.at(-1)?.name ?? '';
  return [...done.keys()].some((name) => name > newest);
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
