import { type Insertable, sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** Inserts an account; false if the address already has one. */
export async function addApplicant(db: ProjectDb, applicant: Insertable<Tables['applicants']>): Promise<boolean> {
  const created = await db
    .insertInto('applicants')
    .values(applicant)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return created.numInsertedOrUpdatedRows !== 0n;
}

/** Marks the mail address as proved; false if it already was. */
export async function confirmMail(db: ProjectDb, applicantId: string, now: Date): Promise<boolean> {
  const confirmed = await db
    .updateTable('applicants')
    .set({ email_confirmed_at: now, registrant_hash: null })
    .where('id', '=', applicantId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}

/** Clears everything in an account except its mail address. */
export async function voidAccount(db: ProjectDb, applicantId: string): Promise<void> {
  const nothing = { name: '', profile: '{}', area: null, mobile: null, device_hash: null };
  await db
    .updateTable('applicants')
    .set({ ...nothing, password_hash: null, must_change_password: false })
    .where('id', '=', applicantId)
    .execute();
  await db.deleteFrom('applicant_sessions').where('applicant_id', '=', applicantId).execute();
  await db.deleteFrom('portraits').where('applicant_id', '=', applicantId).execute();
}

export async function setName(db: ProjectDb, applicantId: string, name: string): Promise<void> {
  await db.updateTable('applicants').set({ name }).where('id', '=', applicantId).execute();
}

/** Deletes an unproved account with this address, because somebody has proved the address for another account. */
export async function removeUnproved(db: ProjectDb, emailKey: string): Promise<void> {
  await sql`select remove_unproved(${emailKey})`.execute(db);
}

type Link = Pick<Insertable<Tables['account_links']>, 'token_hash' | 'project_id' | 'applicant_id' | 'purpose'>;

/** Stores a link, replacing unused ones of the same kind. */
export async function putLink(db: ProjectDb, link: Link, expires: Date): Promise<void> {
  await db
    .deleteFrom('account_links')
    .where('applicant_id', '=', link.applicant_id)
    .where('purpose', '=', link.purpose)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('account_links')
    .values({ ...link, expires_at: expires, used_at: null })
    .execute();
}

type LinkKey = Pick<Link, 'token_hash' | 'purpose'>;

/** Uses up a link and returns its account; undefined if it cannot be used. */
export async function takeLink(db: ProjectDb, key: LinkKey, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', key.token_hash)
    .where('purpose', '=', key.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('applicant_id')
    .executeTakeFirst();
  return used?.applicant_id;
}

/** The account of a link, and whether the link is usable, was used or has expired. */
export async function findLink(db: ProjectDb, key: LinkKey, now: Date) {
  const link = await db
    .selectFrom('account_links')
    .select(['applicant_id', 'used_at', 'expires_at'])
    .where('token_hash', '=', key.token_hash)
    .where('purpose', '=', key.purpose)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  return { applicantId: link.applicant_id, isUsed: link.used_at !== null, isOver: link.expires_at <= now };
}
