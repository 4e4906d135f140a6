import { sql } from 'kysely';
import type { StaffDb } from '../../../platform/db/database.ts';

export function findTotp(db: StaffDb, staffId: string) {
  return db.selectFrom('staff_totp').selectAll().where('staff_id', '=', staffId).executeTakeFirst();
}

export async function setTotp(
  db: StaffDb,
  { staffId, secret, step, now }: { staffId: string; secret: string; step: number; now: Date },
): Promise<void> {
  const row = { secret, confirmed_at: now, last_step: String(step) };
  await db
    .insertInto('staff_totp')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
}

export async function deleteTotp(db: StaffDb, staffId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('staff_totp').where('staff_id', '=', staffId).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** False if a code of this time step, or of a later one, was taken before: of two requests with one code, one wins. */
export async function takeStep(db: StaffDb, staffId: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff_totp')
    .set({ last_step: String(step) })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** False if there is no such code, or if it was used before. */
export async function takeRecoveryCode(db: StaffDb, staffId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(
  db: StaffDb,
  staffId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ staff_id: staffId, code_hash, made_at: now }));
  await db.insertInto('staff_recovery_codes').values(rows).execute();
}

/** How many codes are left, and when they were made; undefined if there are none, not even used ones. */
export async function countRecoveryCodes(db: StaffDb, staffId: string) {
  const { rows } = await sql<{ readonly left: number; readonly made_at: Date }>`
    select count(*) filter (where used_at is null)::integer as left, max(made_at) as made_at
    from staff_recovery_codes where staff_id = ${staffId} having count(*) > 0`.execute(db);
  return rows[0];
}

/** One change of somebody's factors at a time. */
export async function lockStaff(db: StaffDb, staffId: string): Promise<void> {
  await sql`select from staff where id = ${staffId} for update`.execute(db);
}
