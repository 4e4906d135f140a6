import { sql } from 'kysely';
import type { DoorsDb, ProjectDb } from '../../../platform/db/database.ts';
import { type ProjectRow, toProject, type Project } from '../../../platform/project.ts';

export interface DueReminder {
  readonly id: string;
  readonly applicantId: string;
  readonly project: Project;
}

interface DueRow extends Omit<ProjectRow, 'id'> {
  readonly id: string;
  readonly applicant_id: string;
  readonly project_id: string;
}

/** Requests of all projects whose next reminder seems due, by id, after one of them. */
export async function listDueReminders(
  doors: DoorsDb,
  { now, after, most }: { readonly now: Date; readonly after: string; readonly most: number },
): Promise<readonly DueReminder[]> {
  const { rows } = await sql<DueRow>`select * from due_reminders(${now}, ${after}, ${most})`.execute(doors);
  return rows.map(({ id, applicant_id: applicantId, project_id: projectId, ...project }) => ({
    id,
    applicantId,
    project: toProject({ ...project, id: projectId }),
  }));
}

export function findApplication(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'state', 'form_version_id'])
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
}

export async function countReminder(db: ProjectDb, id: string, scheduled: number): Promise<void> {
  await db.updateTable('recommendations').set({ scheduled_reminders: scheduled }).where('id', '=', id).execute();
}
