import type { ProjectDb } from '../db/database.ts';

/**
 * Keeps everybody else from changing an application, its answers and its requests until the transaction ends. Whoever leaves
 * takes the row of the person first and the application then: so does this.
 */
export async function holdApplication(db: ProjectDb, applicantId: string): Promise<void> {
  await db.selectFrom('applicants').select('id').where('id', '=', applicantId).forKeyShare().execute();
  await db.selectFrom('applications').select('id').where('applicant_id', '=', applicantId).forUpdate().execute();
}
