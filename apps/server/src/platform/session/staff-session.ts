import type { StaffDb } from '../db/database.ts';
import { isStaffRole, type StaffRole } from './abilities.ts';
import { hashToken, makeToken } from './token.ts';

export interface StaffSession {
  readonly staffId: string;
  readonly orgId: string | null;
  readonly name: string;
  readonly account: string;
  readonly role: StaffRole;
  readonly tokenHash: Buffer;
}

/** HttpOnly and SameSite=Strict: no script reads it, no other site makes the browser send it. */
export const staffCookie = 'portico_staff';
export const staffSessionSeconds = 12 * 3600;

export async function findStaffSession(
  db: StaffDb,
  token: string | undefined,
  now: Date,
): Promise<StaffSession | undefined> {
  if (token === undefined || token.length > 200) return undefined;
  const tokenHash = hashToken(token);
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff.id', 'staff.org_id', 'staff.name', 'staff.account', 'staff.role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined || !isStaffRole(row.role)) return undefined;
  return { staffId: row.id, orgId: row.org_id, name: row.name, account: row.account, role: row.role, tokenHash };
}

export async function openStaffSession(db: StaffDb, staffId: string, now: Date): Promise<string> {
  const { token, hash } = makeToken();
  const expires = new Date(now.getTime() + staffSessionSeconds * 1000);
  await db.insertInto('staff_sessions').values({ token_hash: hash, staff_id: staffId, expires_at: expires }).execute();
  return token;
}

export async function endStaffSession(db: StaffDb, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
}
