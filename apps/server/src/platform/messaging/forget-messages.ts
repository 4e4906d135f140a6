import type { ProjectDb } from '../db/database.ts';

/**
 * Removes what was or is to be sent to somebody, and what was sent to these addresses and is nobody's, in the handle's
 * project; gives the ids of what is gone.
 */
export async function forgetMessages(db: ProjectDb, keys: readonly string[], applicantId?: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('outgoing_messages')
    .where((row) =>
      row.or([
        ...(keys.length === 0 ? [] : [row.and([row('recipient_key', 'in', keys), row('applicant_id', 'is', null)])]),
        ...(applicantId === undefined ? [] : [row('applicant_id', '=', applicantId)]),
      ]),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
