import type { Language } from '@portico/form-engine/language';
import type { StaffDb } from '../../../platform/db/database.ts';

export function listSessionsOf(db: StaffDb, staffId: string, now: Date) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'agent', 'address', 'created_at', 'token_hash'])
    .where('staff_id', '=', staffId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends one session of somebody, or all but the one with this token; tells how many. */
export async function endSessionsOf(
  db: StaffDb,
  staffId: string,
  which: { readonly id: string } | { readonly except: Buffer },
): Promise<number> {
  const ending = db.deleteFrom('staff_sessions').where('staff_id', '=', staffId);
  const ended = await (
    'id' in which ? ending.where('id', '=', which.id) : ending.where('token_hash', '<>', which.except)
  ).executeTakeFirst();
  return Number(ended.numDeletedRows);
}

export function findMailsOf(db: StaffDb, staffId: string) {
  return db.selectFrom('staff').select(['lang', 'email']).where('id', '=', staffId).executeTakeFirstOrThrow();
}

export async function setZoneOf(db: StaffDb, staffId: string, time_zone: string | null): Promise<void> {
  await db.updateTable('staff').set({ time_zone }).where('id', '=', staffId).execute();
}

export async function setLanguageOf(db: StaffDb, staffId: string, lang: Language): Promise<void> {
  await db.updateTable('staff').set({ lang }).where('id', '=', staffId).execute();
}
