import type { ProjectDb } from '../db/database.ts';

/** Removes what was or is to be sent to these addresses and numbers in the handle's project. */
export async function forgetMessages(db: ProjectDb, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return;
  await db.deleteFrom('outgoing_messages').where('recipient', 'in', recipients).execute();
}
