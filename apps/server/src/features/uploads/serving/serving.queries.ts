import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import type { ProjectRow } from '../../../platform/project.ts';

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
