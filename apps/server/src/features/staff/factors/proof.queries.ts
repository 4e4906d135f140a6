import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

export function findProof(db: StaffDb, tokenHash: Buffer) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff_sessions.created_at', 'proved_at'])
    .select(sql<boolean>`staff_sessions.sso_org_id is null or staff.sso_org_id is not null`.as('is_own_sign_in'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Who proved that they are there opens a locked session by it. */
export async function setProved(db: StaffDb, tokenHash: Buffer, now: Date): Promise<void> {
  const proved = { proved_at: now, active_at: now, locked_at: null };
  await db.updateTable('staff_sessions').set(proved).where('token_hash', '=', tokenHash).execute();
}
