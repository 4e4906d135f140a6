import { sql } from 'kysely';
import type { StaffDb } from '../../platform/db/database.ts';

export function findStaffByAccount(db: StaffDb, account: string) {
  return db
    .selectFrom('staff')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst();
}

/** Whoever signs in with this: their account, or the mail address that they have proved. */
export function findStaffByAccountOrMail(db: StaffDb, typed: string) {
  const name = typed.toLowerCase();
  return db
    .selectFrom('staff')
    .selectAll()
    .where(sql<boolean>`lower(account) = ${name} or lower(email) = ${name}`)
    .orderBy(sql`lower(account) = ${name}`, 'desc')
    .executeTakeFirst();
}

/** Whoever signs out leaves no applicant's form open. */
export async function endStaffEdits(db: StaffDb, staffId: string): Promise<void> {
  await sql`select end_staff_edits(${staffId})`.execute(db);
}
