import { sql } from 'kysely';
import type { JobsDb, ProjectDb } from '../../../platform/db/database.ts';
import { type DueRequest, type DueRow, toDueRequest } from '../due-request.ts';

/** Requests in all projects whose next reminder may be due, ordered by id, starting after a given one. */
export async function listDueReminders(
  jobs: JobsDb,
  { now, after, most }: { readonly now: Date; readonly after: string; readonly most: number },
): Promise<readonly DueRequest[]> {
  const { rows } = await sql<DueRow>`select * from due_reminders(${now}, ${after}, ${most})`.execute(jobs);
  return rows.map(toDueRequest);
}

export function findApplication(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applications')
    .leftJoin('sheets', 'sheets.id', 'applications.id')
    .select(['applications.id', 'applications.state', 'sheets.form_version_id'])
    .where('applications.applicant_id', '=', applicantId)
    .executeTakeFirst();
}

export async function countReminder(db: ProjectDb, id: string, scheduled: number): Promise<void> {
  await db.updateTable('recommendations').set({ scheduled_reminders: scheduled }).where('id', '=', id).execute();
}
