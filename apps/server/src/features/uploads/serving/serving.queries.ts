import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../../../platform/db/database.ts';
import type { ProjectRow } from '../../../platform/project.ts';

/** The application that a request for a letter belongs to. */
export async function findRequestOf(db: ProjectDb, id: string): Promise<{ application_id: string } | undefined> {
  return db.selectFrom('recommendations').select('application_id').where('id', '=', id).executeTakeFirst();
}

/** The project that a file was uploaded in, if this staff member works for it. */
export async function findProjectOfFile(
  db: StaffDb,
  tokenHash: Buffer,
  now: Date,
  uid: string,
): Promise<ProjectRow | undefined> {
  const { rows } = await sql<ProjectRow>`
    select * from find_project_of_file(${tokenHash}, ${now}, ${uid})`.execute(db);
  return rows[0];
}
