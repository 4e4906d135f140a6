import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';
import { recommenderPurposes } from './recommender-purposes.ts';

/** Assigns messages that were sent to an address before it had an account to the account that now has it. */
export async function claimMessages(db: ProjectDb, key: string, applicantId: string): Promise<void> {
  await sql`select claim_messages(${key}, ${applicantId})`.execute(db);
}

/** The keys of every address that somebody's messages were ever sent to, without those of their recommenders. */
export async function listKeysOf(db: ProjectDb, applicantId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outgoing_messages')
    .select('recipient_key')
    .distinct()
    .where('applicant_id', '=', applicantId)
    .where('purpose', 'not in', [...recommenderPurposes])
    .execute();
  return rows.map((row) => row.recipient_key);
}
