import type { ProjectDb } from '../../../platform/db/database.ts';

/** The application that a request for a letter belongs to. */
export async function findRequestOf(db: ProjectDb, id: string): Promise<{ application_id: string } | undefined> {
  return db.selectFrom('recommendations').select('application_id').where('id', '=', id).executeTakeFirst();
}
