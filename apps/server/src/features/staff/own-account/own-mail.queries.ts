import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

interface NewChange {
  readonly id: string;
  readonly staff_id: string;
  readonly email: string;
  readonly token_hash: Buffer;
  readonly expires_at: Date;
}

/** The link of an earlier one leads nowhere from now on. */
export async function addMailChange(db: StaffDb, change: NewChange): Promise<void> {
  await db.deleteFrom('staff_mail_changes').where('staff_id', '=', change.staff_id).execute();
  await db.insertInto('staff_mail_changes').values(change).execute();
}

/** A change that is not over; nobody else uses it until the transaction ends. */
export function lockMailChange(db: StaffDb, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('staff_mail_changes')
    .innerJoin('staff', 'staff.id', 'staff_mail_changes.staff_id')
    .select(['staff_id', 'staff_mail_changes.email', 'staff.name', 'staff.email as former'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * The name by which one signs in afterwards; undefined if the address is somebody else's. Whoever signed in by the former
 * address does so by the new one: the former may be given to another person. Links for a new password that went there end.
 */
export async function setMail(db: StaffDb, staffId: string, email: string): Promise<string | undefined> {
  const { rows } = await sql`
    select from staff where id <> ${staffId} and (lower(email) = lower(${email}) or lower(account) = lower(${email}))
    limit 1`.execute(db);
  if (rows.length > 0) return undefined;
  const { account } = await db
    .updateTable('staff')
    .set({ email, account: sql<string>`case when lower(account) = lower(email) then ${email} else account end` })
    .where('id', '=', staffId)
    .returning('account')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('staff_mail_changes').where('staff_id', '=', staffId).execute();
  await db.deleteFrom('staff_password_links').where('staff_id', '=', staffId).execute();
  return account;
}

/** Keeps it until its owner is told of the change; its id. */
export async function keepFormerAddress(db: StaffDb, staffId: string, email: string, until: Date): Promise<string> {
  const { id } = await db
    .insertInto('staff_former_addresses')
    .values({ staff_id: staffId, email, expires_at: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasPassword(db: StaffDb, staffId: string): Promise<boolean> {
  const row = await db.selectFrom('staff').select('sso_org_id').where('id', '=', staffId).executeTakeFirst();
  return row?.sso_org_id === null;
}
