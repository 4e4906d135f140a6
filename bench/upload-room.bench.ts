import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addFile } from '../apps/server/src/domain/files/files.queries.ts';
import { type Database, openDatabase } from '../apps/server/src/platform/db/database.ts';
import { startPostgres } from '../apps/server/src/platform/postgres/start-postgres.ts';
import { inTransaction } from '../apps/server/src/platform/wire/in-transaction.ts';
import { buildApplicant, buildProject, type ToyProject } from '../apps/server/src/testing/toys/toy-tenants.ts';
import { type Benchmark, median } from './support/benchmark.ts';
import { prepareDatabase } from './support/prepare-database.ts';

const rounds = 420;
const warmUp = 20;
const peopleWhoUpload = 20;
const atOnce = 10_000;
const role = 'bench_app';

/**
 * The database's cost of an upload in a project of 400,000 files compared with one of 400: the quota is a stored total,
 * not a sum.
 */
export const benchmark: Benchmark = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ folder: join(folder, 'postgres') });
  const ownerUrl = postgres.url('bench_owner', 'bench');
  await prepareDatabase(postgres.url('postgres', 'postgres'), ownerUrl, role);
  const database = openDatabase(postgres.url(role, 'bench'), 1);
  const ownerDb = openDatabase(ownerUrl, 1);
  try {
    const few = await fill(ownerDb, 'few', 400);
    const many = await fill(ownerDb, 'many', 400_000);
    await sql`analyze`.execute(ownerDb.unscoped);
    const times = { few: await uploader(database, ownerDb, few), many: await uploader(database, ownerDb, many) };
    // In turns, one file at a time, so that changes in the machine's load affect both equally.
    for (let round = 0; round < rounds; round += 1) {
      await times.few.upload(round >= warmUp);
      await times.many.upload(round >= warmUp);
    }
    return [
      {
        name: 'upload at 400,000 files / at 400',
        unit: 'ms',
        measured: median(times.many.ms),
        peer: median(times.few.ms),
        limit: 1.3,
      },
    ];
  } finally {
    await Promise.all([database.close(), ownerDb.close()]);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function fill(ownerDb: Database, slug: string, files: number): Promise<ToyProject> {
  const project = await buildProject(ownerDb.unscoped, { slug });
  const people: string[] = [];
  for (let count = 0; count < Math.min(400, files / 10); count += 1)
    people.push((await buildApplicant(ownerDb.unscoped, project)).id);
  // In parts, because the server's connections time out long statements.
  for (let from = 0; from < files; from += atOnce)
    await sql`insert into stored_files
        (id, project_id, applicant_id, module_id, field_id, field_key, name, size, state, created_at, bound_at)
      select gen_random_uuid(), ${project.id}, (${people}::uuid[])[1 + n % ${people.length}::integer], 'm', 'f', 'f', 'a.pdf', 1,
        'ready', now(), now()
      from generate_series(1, ${Math.min(atOnce, files)}::integer) n`.execute(ownerDb.unscoped);
  return project;
}

/** Uploads one file after the other, each by somebody who has few, and records the milliseconds. */
async function uploader(database: Database, ownerDb: Database, project: ToyProject) {
  const db = database.forProject(project);
  const columns = { module_id: 'm', field_id: 'f', field_key: 'f', name: 'a.pdf', size: 1, state: 'ready' } as const;
  const people: string[] = [];
  for (let count = 0; count < peopleWhoUpload; count += 1)
    people.push((await buildApplicant(ownerDb.unscoped, project)).id);
  const ms: number[] = [];
  let turn = 0;
  return {
    ms,
    async upload(counts: boolean): Promise<void> {
      turn += 1;
      const applicant_id = people[turn % people.length] ?? '';
      const row = { id: randomUUID(), project_id: project.id, applicant_id, ...columns, created_at: new Date() };
      const start = performance.now();
      await inTransaction(db, (transaction) => addFile(transaction, row));
      if (counts) ms.push(performance.now() - start);
    },
  };
}
