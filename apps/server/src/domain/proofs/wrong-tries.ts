import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type CodeTarget, wrongCodeBucket } from './buckets.ts';
import { countAttempts, countRecommenderCodes, lockBucket, takeAttempt } from './proofs.queries.ts';

/**
 * A limit for wrong codes for one address and purpose: without it, five tries for each new code would add up without
 * end.
 */
const aDay = { most: 25, seconds: 86_400 } as const;

interface Scope {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
  readonly knownDevice?: string | undefined;
}

/** A recommender's code is valid in every project, so tries are counted over all projects, one at a time. */
export async function lockRecommenderCodes({ db, secretKey }: Scope, address: CodeTarget): Promise<void> {
  if (address.purpose === 'recommend') await lockBucket(db, wrongCodeBucket(secretKey, address));
}

export async function requireTriesLeft(scope: Scope, address: CodeTarget): Promise<void> {
  const { db, secretKey, now, knownDevice } = scope;
  const bucket = wrongCodeBucket(secretKey, address, knownDevice);
  const count = address.purpose === 'recommend' ? countRecommenderCodes : countAttempts;
  if ((await count(db, bucket, now)) >= aDay.most) throw new Refused('codesToday');
}

export async function countWrongTry(scope: Scope, address: CodeTarget): Promise<void> {
  const { db, projectId, secretKey, now, knownDevice } = scope;
  await takeAttempt(db, projectId, wrongCodeBucket(secretKey, address, knownDevice), aDay, now);
}
