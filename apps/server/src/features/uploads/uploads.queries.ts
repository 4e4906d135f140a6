import type { ProjectDb } from '../../platform/db/database.ts';

/** The id of an applicant of this project. */
export async function findApplicantId(db: ProjectDb, id: string): Promise<string | undefined> {
  const found = await db.selectFrom('applicants').select('id').where('id', '=', id).executeTakeFirst();
  return found?.id;
}
