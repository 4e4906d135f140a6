import type { JobParts } from '../../../platform/app-parts.ts';
import type { DueRequest } from '../due-request.ts';
import { listDueReminders } from './reminders.queries.ts';
import { remindBySchedule } from './remind-by-schedule.ts';

const atOnce = 100;
const before = '00000000-0000-0000-0000-000000000000';

/**
 * Sends every scheduled reminder that is due, in all projects; returns the number. Several servers may do it at once.
 */
export async function sendDueReminders(
  parts: Pick<JobParts, 'database' | 'log' | 'publicUrl'>,
  now: Date,
): Promise<number> {
  let sent = 0;
  let page: readonly DueRequest[] = [];
  do {
    page = await listDueReminders(parts.database.jobs, { now, after: page.at(-1)?.id ?? before, most: atOnce });
    for (const due of page) {
      const isSent = await remindBySchedule(parts, due, now).catch((err: unknown) => {
        // The next run tries again; the others are not delayed.
        parts.log.warn({ err, recommendation: due.id }, 'a reminder could not be sent');
        return false;
      });
      if (isSent) sent += 1;
    }
  } while (page.length === atOnce);
  return sent;
}
