import type { CronItem, TaskList } from 'graphile-worker';
import type { AppParts, JobParts } from '../../../platform/app-parts.ts';
import { deleteDue } from './delete-due.ts';
import { dropVoidWarnings, dropWarnings, findRetention, listRetaining } from './retention.queries.ts';
import { isRetaining } from './retention.rules.ts';
import { warnPeople } from './warn-people.ts';

type RetentionParts = JobParts & Pick<AppParts, 'outbox' | 'secretKey'>;

/** Obeys the retention times of all projects, run by the queue so that only one of several servers does it. */
export function retentionJobs(parts: RetentionParts): { tasks: TaskList; cron: CronItem[] } {
  // No retries: the next scheduled run goes on.
  const options = { maxAttempts: 1, backfillPeriod: 0 };
  return {
    tasks: { obey_retention: () => obeyRetention(parts) },
    cron: [{ task: 'obey_retention', match: '33 * * * *', options }],
  };
}

/** Tells people who are due soon, and deletes those who are due and were told. It may run twice, and end anywhere. */
export async function obeyRetention(parts: RetentionParts): Promise<void> {
  const { database, clock, log } = parts;
  for (const { id, org_id: orgId } of await listRetaining(database.jobs)) {
    try {
      const db = database.forProject({ id, orgId });
      const project = await findRetention(db);
      if (!isRetaining(project)) {
        await dropWarnings(db);
        continue;
      }
      await dropVoidWarnings(db, project.retention);
      const own = { ...parts, now: clock.now() };
      const told = await warnPeople(db, id, own);
      const deleted = await deleteDue(db, id, own);
      if (told + deleted > 0) log.info({ project: id, told, deleted }, 'retention times were obeyed');
    } catch (err) {
      // The other projects are not delayed; the next run tries again.
      log.warn({ err, project: id }, 'retention times could not be obeyed');
    }
  }
}
