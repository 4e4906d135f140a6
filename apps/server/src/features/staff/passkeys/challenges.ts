import { randomBytes } from 'node:crypto';
import type { StaffDb } from '../../../platform/db/database.ts';
import { type Bond, deleteChallenge, setChallenge } from './challenges.queries.ts';

export const challengeMs = 5 * 60_000;

/** A new challenge instead of the one before. */
export async function makeChallenge(db: StaffDb, bond: Bond, staffId: string | null, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + challengeMs);
  await setChallenge(db, { ...bond, staffId, challenge, expires });
  return challenge;
}

/** The challenge, for this once; undefined if there is none any more. */
export async function takeChallenge(db: StaffDb, bond: Bond, now: Date): Promise<string | undefined> {
  const taken = await deleteChallenge(db, bond);
  return taken !== undefined && taken.expires_at > now ? taken.challenge : undefined;
}
