import type { StaffDb } from '../../../platform/db/database.ts';

export async function setLocked(db: StaffDb, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ locked_at: now }).where('token_hash', '=', tokenHash).execute();
}
