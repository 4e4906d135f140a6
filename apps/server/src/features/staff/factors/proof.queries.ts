import type { StaffDb } from '../../../platform/db/database.ts';

export function findProof(db: StaffDb, tokenHash: Buffer) {
  return db
    .selectFrom('staff_sessions')
    .select(['created_at', 'proved_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function setProved(db: StaffDb, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ proved_at: now }).where('token_hash', '=', tokenHash).execute();
}
