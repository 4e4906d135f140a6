import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

interface Entry {
  readonly codeHash: Buffer;
  readonly projectId: string;
  readonly applicantId: string;
  readonly staffId: string;
  readonly expiresAt: Date;
}

/** Writes down a code, and forgets those that ran out. */
export async function addEntry(db: ProjectDb, entry: Entry, now: Date): Promise<void> {
  await db.deleteFrom('staff_entries').where('expires_at', '<=', now).execute();
  await db
    .insertInto('staff_entries')
    .values({
      code_hash: entry.codeHash,
      project_id: entry.projectId,
      applicant_id: entry.applicantId,
      staff_id: entry.staffId,
      expires_at: entry.expiresAt,
    })
    .execute();
}

/** Whose code it is, if it still works. */
export function findEntry(db: ProjectDb, codeHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_entries')
    .select('staff_id')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a code up: of two that come with it at once, one gets nothing. */
export function takeEntry(db: ProjectDb, codeHash: Buffer, now: Date) {
  return db
    .deleteFrom('staff_entries')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning(['staff_id', 'applicant_id'])
    .executeTakeFirst();
}

interface StaffHere {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** A staff member who reaches this project. Their roles stay as they are until the transaction ends. */
export async function findStaffHere(db: ProjectDb, staffId: string): Promise<StaffHere | undefined> {
  const { rows } = await sql<StaffHere>`select * from lock_staff_here(${staffId})`.execute(db);
  return rows[0];
}

export function findApplicationId(db: ProjectDb, applicantId: string) {
  return db.selectFrom('applications').select('id').where('applicant_id', '=', applicantId).executeTakeFirst();
}
