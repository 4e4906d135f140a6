import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

/** Only a proven address counts: nobody gets a link at what is merely the name of an account. */
export function findStaffByAddress(db: StaffDb, address: string) {
  return db
    .selectFrom('staff')
    .select(['id', 'name', 'lang'])
    .where(sql<boolean>`lower(email) = lower(${address})`)
    .executeTakeFirst();
}

interface NewLink {
  readonly id: string;
  readonly staff_id: string;
  readonly token_hash: Buffer;
  readonly lang: 'sc' | 'tc' | 'en';
  readonly expires_at: Date;
}

export async function addPasswordLink(db: StaffDb, link: NewLink): Promise<void> {
  await db.insertInto('staff_password_links').values(link).execute();
}

/** The owner of a link that is not over; nobody else uses it until the transaction ends. */
export function lockLinkOwner(db: StaffDb, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_password_links')
    .innerJoin('staff', 'staff.id', 'staff_password_links.staff_id')
    .select(['staff.id', 'staff.name', 'staff.account'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Every link for a new password is over, and every session. */
export async function replacePassword(db: StaffDb, staffId: string, password_hash: string): Promise<void> {
  await db.updateTable('staff').set({ password_hash }).where('id', '=', staffId).execute();
  await db.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).execute();
}

/** False if the password is not the former one any more. Links for a new one lead nowhere from now on. */
export async function changePassword(db: StaffDb, staffId: string, former: string, hash: string): Promise<boolean> {
  const changed = await db
    .updateTable('staff')
    .set({ password_hash: hash })
    .where('id', '=', staffId)
    .where('password_hash', '=', former)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  await sql`select end_password_links()`.execute(db);
  return true;
}
