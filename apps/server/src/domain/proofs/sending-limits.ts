import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { type Sending, sendingBucket } from './buckets.ts';
import { digestOf } from './digest.ts';
import { countRecommenderCodes, takeAttempt } from './proofs.queries.ts';

const day = 86_400;
const mostADay = { target: 10, ip: 200, project: 200_000 } as const;

interface Asking {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
}

/** Bounds what is sent: to an address or number, from a machine, in a project; alike for known and unknown accounts. */
export async function requireSendingLimit(
  { db, projectId, secretKey, now }: Asking,
  { kind, target, ip }: { readonly kind: Sending; readonly target: string; readonly ip: string },
): Promise<void> {
  const buckets = [
    [sendingBucket(secretKey, kind, target), mostADay.target],
    [`${kind} from ${digestOf(secretKey, ip)}`, mostADay.ip],
    [`${kind} of all`, mostADay.project],
  ] as const;
  for (const [bucket, most] of buckets) {
    if (!(await takeAttempt(db, projectId, bucket, { most, seconds: day }, now))) throw new Refused('tooMany');
  }
  if (kind !== 'recommend') return;
  // A recommender's code is worth the same in every project; many projects must not add up to many guesses.
  const inAll = await countRecommenderCodes(db, sendingBucket(secretKey, kind, target), now);
  if (inAll > mostADay.target) throw new Refused('tooMany');
}
