import type { ProjectDb } from '../../../../platform/db/database.ts';

export interface HoldRow {
  readonly reason: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly at: Date;
}

export async function isThere(db: ProjectDb, applicant: string): Promise<boolean> {
  const row = await db.selectFrom('applicants').select('id').where('id', '=', applicant).executeTakeFirst();
  return row !== undefined;
}

export function findHoldOf(db: ProjectDb, applicant: string): Promise<HoldRow | undefined> {
  return db
    .selectFrom('retention_holds')
    .select(['reason', 'staff_id', 'staff_name', 'at'])
    .where('applicant_id', '=', applicant)
    .executeTakeFirst();
}

/** Everybody in the project who is held back, newest first. */
export function listHolds(db: ProjectDb) {
  return db
    .selectFrom('retention_holds as h')
    .innerJoin('applications as a', 'a.applicant_id', 'h.applicant_id')
    .select(['a.id as application_id', 'h.reason', 'h.staff_id', 'h.staff_name', 'h.at'])
    .orderBy('h.at', 'desc')
    .orderBy('a.id')
    .execute();
}

export async function insertHold(
  db: ProjectDb,
  key: { readonly project_id: string; readonly applicant_id: string },
  hold: HoldRow,
): Promise<void> {
  await db
    .insertInto('retention_holds')
    .values({ ...key, ...hold })
    .execute();
}

export async function deleteHold(db: ProjectDb, applicant: string): Promise<void> {
  await db.deleteFrom('retention_holds').where('applicant_id', '=', applicant).execute();
}

/** Whoever was told already is told from the beginning, should they be released. */
export async function dropWarning(db: ProjectDb, applicant: string): Promise<void> {
  await db.deleteFrom('retention_warnings').where('applicant_id', '=', applicant).execute();
}
