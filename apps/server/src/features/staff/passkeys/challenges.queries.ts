import type { StaffDb } from '../../../platform/db/database.ts';

export type Purpose = 'adding' | 'proof' | 'second step' | 'sign in';

/** For what a challenge is, and the hash of the token that only the asking browser has. */
export interface Bond {
  readonly purpose: Purpose;
  readonly boundTo: Buffer;
}

interface NewChallenge extends Bond {
  readonly staffId: string | null;
  readonly challenge: string;
  readonly expires: Date;
}

export async function setChallenge(
  db: StaffDb,
  { boundTo, purpose, staffId, challenge, expires }: NewChallenge,
): Promise<void> {
  const row = { staff_id: staffId, challenge, expires_at: expires };
  await db
    .insertInto('staff_passkey_challenges')
    .values({ bound_to: boundTo, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['bound_to', 'purpose']).doUpdateSet(row))
    .execute();
}

export function deleteChallenge(db: StaffDb, { boundTo, purpose }: Bond) {
  return db
    .deleteFrom('staff_passkey_challenges')
    .where('bound_to', '=', boundTo)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst();
}
