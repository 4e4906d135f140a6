import type { StaffDb } from '../../../platform/db/database.ts';
import { hashToken, makeToken } from '../../../platform/session/token.ts';

const lifetimeMs = 5 * 60_000;

/** Remembers that somebody gave the right password, or that the provider of an organisation named them; the token is for the second step alone. */
export async function openPending(
  db: StaffDb,
  staffId: string,
  now: Date,
  ssoOrg: string | null = null,
): Promise<string> {
  const { token, hash } = makeToken();
  const expires_at = new Date(now.getTime() + lifetimeMs);
  await db
    .insertInto('staff_pending_sign_ins')
    .values({ token_hash: hash, staff_id: staffId, expires_at, sso_org_id: ssoOrg })
    .execute();
  return token;
}

export function findPending(db: StaffDb, token: string, now: Date) {
  return db
    .selectFrom('staff_pending_sign_ins')
    .innerJoin('staff', 'staff.id', 'staff_pending_sign_ins.staff_id')
    .selectAll('staff')
    .select('staff_pending_sign_ins.sso_org_id as via_sso_org')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Each works once: false if it was used meanwhile. */
export async function endPending(db: StaffDb, token: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('staff_pending_sign_ins')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}
