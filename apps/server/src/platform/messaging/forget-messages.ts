import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';

/**
 * Deletes the messages of an account, sent or queued, and those to these addresses that belong to no account, in the
 * handle's project; returns their ids.
 */
export async function forgetMessages(db: ProjectDb, keys: readonly string[], applicantId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from forget_messages(${keys}, ${applicantId ?? null})`.execute(db);
  return rows.map(({ id }) => id);
}
