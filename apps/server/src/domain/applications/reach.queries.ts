import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb, StaffDb } from '../../platform/db/database.ts';
import type { ProjectRow } from '../../platform/project.ts';

/** A session that the database verifies itself, including which projects it may access. */
export interface SessionProof {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

export interface ReachedApplication extends ProjectRow {
  readonly application_id: string;
  readonly applicant_id: string;
  readonly name: string;
  readonly form_version_id: string | null;
  readonly title: LocalText;
}

export async function findApplication(
  db: StaffDb,
  { tokenHash, now }: SessionProof,
  id: string,
): Promise<ReachedApplication | undefined> {
  const { rows } = await sql<ReachedApplication>`
    select * from find_staff_application(${tokenHash}, ${now}, ${id})`.execute(db);
  return rows[0];
}

export function findState(db: ProjectDb, id: string) {
  return db.selectFrom('applications').select(['state', 'number']).where('id', '=', id).executeTakeFirstOrThrow();
}
