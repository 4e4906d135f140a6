import { sql } from 'kysely';
import type { JobsDb, ProjectDb } from '../../../platform/db/database.ts';
import { type DueRequest, type DueRow, toDueRequest } from '../due-request.ts';

/**
 * Requests in all projects whose recommenders may be due for a withdrawal notice, ordered by id, starting after a given
 * one.
 */
export async function listDueWithdrawals(
  jobs: JobsDb,
  { now, after, most }: { readonly now: Date; readonly after: string; readonly most: number },
): Promise<readonly DueRequest[]> {
  const { rows } = await sql<DueRow>`select * from due_withdrawals(${now}, ${after}, ${most})`.execute(jobs);
  return rows.map(toDueRequest);
}

/** Of several concurrent calls, true for the one that sends the notice. */
export async function recordNotified(db: ProjectDb, id: string, now: Date): Promise<boolean> {
  const noted = await db
    .updateTable('recommendations')
    .set({ tell_at: null })
    .where('id', '=', id)
    .where('state', '=', 'withdrawn')
    .where('tell_at', '<=', now)
    .returning('id')
    .execute();
  return noted.length > 0;
}
