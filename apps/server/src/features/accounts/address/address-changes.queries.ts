import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** The addresses of an account, as they are now. */
export function findAddresses(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applicants')
    .select(['email', 'email_key', 'email_confirmed_at', 'area', 'mobile'])
    .where('id', '=', applicantId)
    .executeTakeFirstOrThrow();
}

export async function putChange(db: ProjectDb, change: Insertable<Tables['address_changes']>): Promise<void> {
  await db.insertInto('address_changes').values(change).execute();
}

/** A change that can still be taken back, by the hash of its link. */
export function findChange(db: ProjectDb, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('address_changes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** What the account was reached by before the first of the changes that can be taken back. */
export function findFirstBefore(db: ProjectDb, applicantId: string, now: Date) {
  return db
    .selectFrom('address_changes')
    .select(['email', 'email_key', 'email_confirmed_at', 'area', 'mobile'])
    .where('applicant_id', '=', applicantId)
    .where('expires_at', '>', now)
    .orderBy('changed_at')
    .executeTakeFirstOrThrow();
}

export async function dropChanges(db: ProjectDb, applicantId: string): Promise<void> {
  await db.deleteFrom('address_changes').where('applicant_id', '=', applicantId).execute();
}

export async function endSessions(db: ProjectDb, applicantId: string): Promise<void> {
  await db.deleteFrom('applicant_sessions').where('applicant_id', '=', applicantId).execute();
}
