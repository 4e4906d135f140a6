import { sql } from 'kysely';
import type { JobsDb, ProjectDb } from '../../../platform/db/database.ts';
import { type DueRequest, type DueRow, toDueRequest } from '../due-request.ts';

/** Requests of all projects whose receivers seem to be told by now that they were taken back, by id, after one of them. */
export async function listDueWithdrawals(
  jobs: JobsDb,
  { now, after, most }: { readonly now: Date; readonly after: string; readonly most: number },
): Promise<readonly DueRequest[]> {
  const { rows } = await sql<DueRow>`select * from due_withdrawals(${now}, ${after}, ${most})`.execute(jobs);
  return rows.map(toDueRequest);
}

/** True for whoever is the one to tell it. */
export async function noteTold(db: ProjectDb, id: string, now: Date): Promise<boolean> {
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
