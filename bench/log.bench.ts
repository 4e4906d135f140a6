import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '../apps/server/src/platform/log.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startPostgres } from '../apps/server/src/platform/postgres/start-postgres.ts';
import { logStaffChange } from '../apps/server/src/platform/session/staff-log.ts';
import { chainLogs } from '../apps/server/src/platform/staff-log/chain-logs.ts';
import { startChaining } from '../apps/server/src/platform/staff-log/start-chaining.ts';
import { buildProject, type ToyProject } from '../apps/server/src/testing/toys/toy-tenants.ts';
import { type Benchmark, median, type Row } from './support/benchmark.ts';
import { prepareDatabase } from './support/prepare-database.ts';

const role = 'bench_app';
const writers = 8;
const rounds = 7;
const seconds = 3;
const staff = { session: { staffId: randomUUID(), name: 'Somebody', roles: [] }, ip: '192.0.2.1' };

/**
 * What chaining the staff log costs: changes of staff, each in a transaction with its line, while the lines are chained
 * and while they are not; and the same by several writers in one organisation and in one each.
 */
export const benchmark: Benchmark = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  try {
    const ownerUrl = postgres.url('bench_owner', 'bench');
    await prepareDatabase(postgres.url('postgres', 'postgres'), ownerUrl, role);
    return await compare(postgres.url(role, 'bench'), ownerUrl);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function compare(appUrl: string, ownerUrl: string): Promise<readonly Row[]> {
  const database = openDatabase(appUrl, writers + 2);
  const owner = openDatabase(ownerUrl, 1);
  try {
    const apart: ToyProject[] = [];
    const together: ToyProject[] = [];
    for (let one = 0; one < writers; one += 1) {
      apart.push(await buildProject(owner.unscoped, { slug: `apart-${one}` }));
      const orgId = apart[0]?.orgId ?? '';
      together.push(await buildProject(owner.unscoped, { slug: `together-${one}`, orgId }));
    }
    const figures = { chained: [] as number[], plain: [] as number[], together: [] as number[] };
    await measure(database, apart, 'chained');
    for (let round = 0; round < rounds; round += 1) {
      figures.plain.push(await measure(database, apart, 'plain'));
      figures.chained.push(await measure(database, apart, 'chained'));
      figures.together.push(await measure(database, together, 'chained'));
    }
    const unit = 'a second';
    const measured = median(figures.chained);
    return [
      {
        name: 'changes of staff, their lines chained / not chained',
        unit,
        measured,
        peer: median(figures.plain),
        limit: 0.95,
        isLeast: true,
      },
      {
        name: `${writers} writers in one organisation / in one each`,
        unit,
        measured: median(figures.together),
        peer: measured,
        limit: 0.9,
        isLeast: true,
      },
    ];
  } finally {
    await Promise.all([database.close(), owner.close()]);
  }
}

/** Changes a second. What is left to chain is chained within the time, or, of lines that are not to be, before the next. */
async function measure(database: Database, projects: readonly ToyProject[], how: 'chained' | 'plain'): Promise<number> {
  const chaining = how === 'chained' ? startChaining(database.jobs, createLogger('warn')) : undefined;
  const startedAt = performance.now();
  const counts = await Promise.all(
    projects.map((project) => changeUntil(startedAt + seconds * 1000, database, project)),
  );
  await chaining?.stop();
  if (how === 'chained') await chainLogs(database.jobs);
  const took = (performance.now() - startedAt) / 1000;
  await chainLogs(database.jobs);
  return counts.reduce((sum, count) => sum + count) / took;
}

async function changeUntil(end: number, database: Database, project: ToyProject): Promise<number> {
  const db = database.forProject(project);
  let changes = 0;
  while (performance.now() < end) {
    const change = { before: { title: `Title ${changes}` }, after: { title: `Title ${changes + 1}` } };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('batches')
        .set({ title: JSON.stringify(change.after) })
        .execute();
      await logStaffChange(transaction, staff, 'changed entry', { project: project.id }, change);
    });
    changes += 1;
  }
  return changes;
}
