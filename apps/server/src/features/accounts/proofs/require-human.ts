import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { type Challenge, openChallenge } from './challenge.ts';
import { useChallenge } from '../../../domain/proofs/proofs.queries.ts';
import { puzzleBits, solvesPuzzle } from './puzzle.ts';

interface Proof {
  readonly challenge: string;
  readonly captcha?: string | undefined;
  readonly work?: string | undefined;
}

/**
 * Lets one request through for each solved challenge, by captcha or by proof of work; a wrong answer uses it up, too.
 */
export async function requireHuman(
  {
    db,
    projectId,
    secretKey,
    now,
  }: { readonly db: ProjectDb; readonly projectId: string; readonly secretKey: string; readonly now: Date },
  proof: Proof,
): Promise<void> {
  const challenge = openChallenge(secretKey, proof.challenge, now);
  if (challenge?.project !== projectId) throw new Refused('captchaWrong');
  const isFirst = await useChallenge(db, projectId, challenge.nonce, new Date(challenge.until));
  if (!isFirst || !isAnswered(challenge, proof)) throw new Refused('captchaWrong');
}

function isAnswered(challenge: Challenge, { captcha, work }: Proof): boolean {
  if (work !== undefined) return solvesPuzzle(challenge.salt, work, puzzleBits);
  return captcha !== undefined && captcha.toLowerCase() === challenge.text;
}
