import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { frozenClock } from '../../../testing/frozen-clock.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';
import { createLogger } from '../../../platform/log.ts';
import { startDelivery } from '../../../platform/messaging/delivery/start-delivery.ts';
import { openFolderStorage } from '../../../platform/storage/folder-storage.ts';
import { fileJobs } from './file-jobs.ts';

it('the queue sweeps files on schedule', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-jobs-'));
  const opened = await openTestDatabase();
  const storage = openFolderStorage(folder);
  const parts = { database: opened.database, clock: frozenClock(), log: createLogger('silent') };
  const project = await buildProject(opened.ownerDb, { slug: 'file-jobs' });
  const { id: applicant_id } = await buildApplicant(opened.ownerDb, project);
  const old = { name: 'a', size: 1, state: 'ready', created_at: new Date('2026-01-01T00:00:00Z') } as const;
  const target = { module_id: 'm', field_id: 'f', field_key: 'f' };
  const row = { id: randomUUID(), project_id: project.id, applicant_id, ...target, ...old };
  await opened.ownerDb.insertInto('stored_files').values(row).execute();

  const jobs = fileJobs({ ...parts, storage });
  const delivery = await startDelivery({ ...parts, ownerUrl: opened.ownerUrl, drivers: [], jobs });
  try {
    await sql`select graphile_worker.add_job('sweep_files'), graphile_worker.add_job('sweep_strays')`.execute(
      opened.ownerDb,
    );
    const fileRows = () => opened.ownerDb.selectFrom('stored_files').select('id').execute();
    await expect.poll(fileRows).toEqual([]);
    const { rows } = await sql<{ identifier: string }>`
      select identifier from graphile_worker._private_known_crontabs order by 1`.execute(opened.ownerDb);
    expect(rows.map(({ identifier }) => identifier)).toEqual(['sweep_files', 'sweep_strays']);
  } finally {
    await delivery.stop();
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
