import type { JobParts } from '../../../platform/app-parts.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { lockApplication } from '../../../domain/sheets/lock-application.ts';
import { listOpenRequests } from '../../../domain/letters/requests/list-open-requests.ts';
import { notifyWithdrawn } from '../../../domain/letters/requests/notify-withdrawn.ts';
import type { DueRequest } from '../due-request.ts';
import { listDueWithdrawals, recordNotified } from './notifying.queries.ts';

type NotifyingParts = Pick<JobParts, 'database' | 'log'>;

const atOnce = 100;
const before = '00000000-0000-0000-0000-000000000000';

/**
 * Notifies the recommenders, in all projects, whose requests were withdrawn an hour ago; returns the number. Several
 * servers may do it at once.
 */
export async function notifyDueWithdrawals(parts: NotifyingParts, now: Date): Promise<number> {
  let count = 0;
  let page: readonly DueRequest[] = [];
  do {
    page = await listDueWithdrawals(parts.database.jobs, { now, after: page.at(-1)?.id ?? before, most: atOnce });
    for (const due of page) {
      const isNotified = await notifyOne(parts, due, now).catch((err: unknown) => {
        // The next run tries again; the others are not delayed.
        parts.log.warn({ err, recommendation: due.id }, 'a recommender could not be told that no letter is needed');
        return false;
      });
      if (isNotified) count += 1;
    }
  } while (page.length === atOnce);
  return count;
}

function notifyOne({ database }: NotifyingParts, due: DueRequest, now: Date): Promise<boolean> {
  return database
    .forProject(due.project)
    .transaction()
    .execute((db) => notifyLocked(db, due, now));
}

/** Decided after the application is locked, because the row may be back by now or the same address asked again. */
async function notifyLocked(db: ProjectDb, { id, applicantId, project }: DueRequest, now: Date): Promise<boolean> {
  await lockApplication(db, applicantId);
  const request = (await listOpenRequests(db, applicantId, now)).find((one) => one.id === id);
  // The notice must not overtake the mail that it refers to.
  if (request?.isLeaving === true) return false;
  const isDue = await recordNotified(db, id, now);
  if (request?.hasArrived !== true || !isDue) return false;
  await notifyWithdrawn(db, project, request, applicantId);
  return true;
}
