import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';
import type { Proof } from '../staff-applications.queries.ts';

/** The application a file was uploaded for, if this staff member works for its project. */
export async function findApplicationOfFile(
  db: StaffDb,
  { tokenHash, now }: Proof,
  uid: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select find_application_of_file(${tokenHash}, ${now}, ${uid}) as id`.execute(db);
  return rows[0]?.id ?? null;
}
