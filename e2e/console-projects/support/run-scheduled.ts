import { inDatabase } from '../../support/server/owner-database.ts';

/** The time has come for what is scheduled in a project: the queue runs it at once. */
export async function runScheduled(slug: string): Promise<void> {
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', (database) =>
    database.query(
      `select graphile_worker.reschedule_jobs(array(select j.id from graphile_worker.jobs j
         join projects p on p.slug = $1 where j.key like 'scheduled form ' || p.id || ' %'), run_at => now())`,
      [slug],
    ),
  );
}
