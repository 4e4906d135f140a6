import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import type { Tables } from '../apps/server/src/platform/db/tables.ts';
import { startPostgres } from '../apps/server/src/platform/postgres/start-postgres.ts';
import { buildProject } from '../apps/server/src/testing/toys/toy-tenants.ts';
import { type Benchmark, median, type Row } from './support/benchmark.ts';
import { prepareDatabase } from './support/prepare-database.ts';

const rounds = 15;
const queriesPerRound = 200;
const role = 'bench_app';

/**
 * The cost of the tenant scope and row-level security: a scoped read compared with the same read by Kysely's own
 * driver, as the owner.
 */
export const benchmark: Benchmark = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  try {
    const ownerUrl = postgres.url('bench_owner', 'bench');
    await prepareDatabase(postgres.url('postgres', 'postgres'), ownerUrl, role);
    return [await compare(postgres.url(role, 'bench'), ownerUrl)];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function compare(appUrl: string, ownerUrl: string): Promise<Row> {
  const database = openDatabase(appUrl, 1);
  const ownerDb = openDatabase(ownerUrl, 1);
  const pool = new Pool({ connectionString: ownerUrl, max: 1 });
  // An error of a connection that is still closing when the database stops would crash the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const plain = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const project = await buildProject(ownerDb.unscoped, { slug: 'bench' });
    const scoped = database.forProject(project);
    const once = {
      scoped: () => batches(scoped).execute(),
      plain: () => batches(plain).where('project_id', '=', project.id).execute(),
    };
    const times: Record<keyof typeof once, number[]> = { scoped: [], plain: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of ['plain', 'scoped'] as const) times[kind].push(await millisecondsOf(once[kind]));
    }
    const measured = median(times.scoped);
    return { name: 'scoped read / plain read', unit: 'ms', measured, peer: median(times.plain), limit: 1.5 };
  } finally {
    await Promise.all([database.close(), ownerDb.close(), plain.destroy()]);
  }
}

function batches(db: Kysely<Tables>) {
  return db.selectFrom('batches').select(['id', 'title', 'starts_at', 'ends_at']).orderBy('sort');
}

async function millisecondsOf(query: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let count = 0; count < queriesPerRound; count += 1) await query();
  return (performance.now() - startedAt) / queriesPerRound;
}
