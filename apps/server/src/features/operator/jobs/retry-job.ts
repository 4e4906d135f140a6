import type { RetryJob } from '@portico/contract/operator.schemas';
import { Refused } from '../../../platform/refused.ts';
import { installation } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { rescheduleJob } from './jobs.queries.ts';

/** Lets a failed job run again; that somebody did is in the log, or nothing was done. */
export async function retryJob({ job }: RetryJob['input'], call: StaffCall): Promise<null> {
  return call.db.transaction().execute(async (db) => {
    const task = await rescheduleJob(db, job);
    if (task === null) throw new Refused('jobGone');
    await logStaffAction({ ...call, db }, 'retried job', { job, task }, installation);
    return null;
  });
}
