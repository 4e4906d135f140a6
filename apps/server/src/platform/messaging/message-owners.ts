import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';
import { recommenderPurposes } from './recommender-purposes.ts';

/** What was sent to an address before it had an owner is its owner's from now on. */
export async function claimMessages(db: ProjectDb, key: string, applicantId: string): Promise<void> {
  await sql`select claim_messages(${key}, ${applicantId})`.execute(db);
}

/** The keys of every address at which somebody was ever written to; those of their recommenders are not theirs. */
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
