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

const rounds = 15;
const filesPerRound = 20;
const atOnce = 10_000;
const role = 'bench_app';

/** What an upload costs the database in a project of 400,000 files, against one of 400: its room is kept, not added up. */
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
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    // The first round of each warms up.
    for (let round = 0; round <= rounds; round += 1) {
      const ms = { few: await upload(database, ownerDb, few), many: await upload(database, ownerDb, many) };
      if (round === 0) continue;
      times.few.push(ms.few);
      times.many.push(ms.many);
    }
    return [
      {
        name: 'upload at 400,000 files / at 400',
        unit: 'ms',
        measured: median(times.many),
        peer: median(times.few),
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
  // In parts: the server's connections give up a statement that takes long.
  for (let from = 0; from < files; from += atOnce)
    await sql`insert into stored_files
        (id, project_id, applicant_id, module_id, field_id, field_key, name, size, state, created_at, bound_at)
      select gen_random_uuid(), ${project.id}, (${people}::uuid[])[1 + n % ${people.length}::integer], 'm', 'f', 'f', 'a.pdf', 1,
        'ready', now(), now()
      from generate_series(1, ${Math.min(atOnce, files)}::integer) n`.execute(ownerDb.unscoped);
  return project;
}

/** Milliseconds for one file, by somebody who has none yet. */
async function upload(database: Database, ownerDb: Database, project: ToyProject): Promise<number> {
  const { id } = await buildApplicant(ownerDb.unscoped, project);
  const db = database.forProject(project);
  const place = { module_id: 'm', field_id: 'f', field_key: 'f', name: 'a.pdf', size: 1, state: 'ready' } as const;
  const start = performance.now();
  for (let count = 0; count < filesPerRound; count += 1) {
    const row = { id: randomUUID(), project_id: project.id, applicant_id: id, ...place, created_at: new Date() };
    await inTransaction(db, (held) => addFile(held, row));
  }
  return (performance.now() - start) / filesPerRound;
}
