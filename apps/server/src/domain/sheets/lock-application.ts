import type { ProjectDb } from '../../platform/db/database.ts';

/**
 * Locks an application with its answers and requests until the transaction ends. The applicant's row is locked first,
 * as in removing an account, so that the two cannot deadlock; this lock also works before an application exists.
 */
export async function lockApplication(db: ProjectDb, applicantId: string): Promise<void> {
  await db.selectFrom('applicants').select('id').where('id', '=', applicantId).forNoKeyUpdate().execute();
  await db.selectFrom('applications').select('id').where('applicant_id', '=', applicantId).forUpdate().execute();
}
