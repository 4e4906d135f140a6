import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { type Challenge, openChallenge } from './challenge.ts';
import { digestOf } from '../../../domain/proofs/digest.ts';
import { countAttempts, takeAttempt, useChallenge } from '../../../domain/proofs/proofs.queries.ts';
import { solvesPuzzle } from './puzzle.ts';

interface Proof {
  readonly challenge: string;
  readonly captcha?: string | undefined;
  readonly work?: string | undefined;
}

interface ProofScope {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
  /** Identifies the client network. */
  readonly ip: string;
}

/** How many challenges the client network has solved within the hour. */
export function countProofs(scope: ProofScope): Promise<number> {
  return countAttempts(scope.db, bucketOf(scope), scope.now);
}

function bucketOf({ secretKey, ip }: ProofScope): string {
  return `proofs from ${digestOf(secretKey, ip)}`;
}

/**
 * Allows one request for each solved challenge, by captcha or by proof of work. A wrong answer also uses up the
 * challenge.
 */
export async function requireHuman(scope: ProofScope, proof: Proof): Promise<void> {
  const { db, projectId, secretKey, now } = scope;
  const challenge = openChallenge(secretKey, proof.challenge, now);
  if (challenge?.project !== projectId) throw new Refused('captchaWrong');
  await takeAttempt(db, projectId, bucketOf(scope), { most: Infinity, seconds: 3600 }, now);
  const isFirst = await useChallenge(db, projectId, challenge.nonce, new Date(challenge.until));
  if (!isFirst || !isAnswered(challenge, proof)) throw new Refused('captchaWrong');
}

function isAnswered(challenge: Challenge, { captcha, work }: Proof): boolean {
  if (work !== undefined) return solvesPuzzle(challenge.salt, work, challenge.bits);
  return captcha !== undefined && captcha.toLowerCase() === challenge.text;
}
