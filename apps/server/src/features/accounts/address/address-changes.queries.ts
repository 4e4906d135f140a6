import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

const addresses = ['email', 'email_key', 'email_confirmed_at', 'area', 'mobile'] as const;

/** A mail address or a number, by its key. */
interface Address {
  readonly channel: 'mail' | 'sms';
  readonly key: string | null;
}

/** The current addresses of an account. */
export function findAddresses(db: ProjectDb, applicantId: string) {
  return db.selectFrom('applicants').select(addresses).where('id', '=', applicantId).executeTakeFirstOrThrow();
}

export async function putChange(db: ProjectDb, change: Insertable<Tables['address_changes']>): Promise<void> {
  await db.insertInto('address_changes').values(change).execute();
}

/** A change that can still be undone, by the hash of its link. */
export function findChange(db: ProjectDb, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('address_changes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The first of an account's changes that can still be undone and that replaced this address. */
export function findFirstFrom(db: ProjectDb, applicantId: string, { channel, key }: Address, now: Date) {
  return db
    .selectFrom('address_changes')
    .select([...addresses, 'changed_at'])
    .where('applicant_id', '=', applicantId)
    .where('expires_at', '>', now)
    .where(channel === 'mail' ? 'email_key' : 'mobile', '=', key)
    .orderBy('changed_at')
    .executeTakeFirst();
}

/** Deletes the changes from a moment on. */
export async function dropChangesFrom(db: ProjectDb, applicantId: string, from: Date): Promise<void> {
  await changesOf(db, applicantId).where('changed_at', '>=', from).execute();
}

/** Deletes the changes after a moment. */
export async function dropChangesAfter(db: ProjectDb, applicantId: string, after: Date): Promise<void> {
  await changesOf(db, applicantId).where('changed_at', '>', after).execute();
}

function changesOf(db: ProjectDb, applicantId: string) {
  return db.deleteFrom('address_changes').where('applicant_id', '=', applicantId);
}

export async function endSessions(db: ProjectDb, applicantId: string): Promise<void> {
  await db.deleteFrom('applicant_sessions').where('applicant_id', '=', applicantId).execute();
}
