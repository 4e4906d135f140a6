import { sql } from 'kysely';
import type { ProjectDb } from '../db/database.ts';

/**
 * Removes what was or is to be sent to somebody, and what was sent to these addresses and is nobody's, in the handle's
 * project; gives the ids of what is gone.
 */
export async function forgetMessages(db: ProjectDb, keys: readonly string[], applicantId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from forget_messages(${keys}, ${applicantId ?? null})`.execute(db);
  return rows.map(({ id }) => id);
}
