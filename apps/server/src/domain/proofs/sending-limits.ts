import type { ProjectDb } from '../../platform/db/database.ts';
import { clientNetwork } from '../../platform/http/limits/client-network.ts';
import { type Sending, sendingBucket } from './buckets.ts';
import { digestOf } from './digest.ts';
import { requireAttempt, requireRecommenderCodes } from './proofs.queries.ts';

const day = 86_400;
// Whoever asks has ten of an address; all strangers together three times as many, so that nobody's mailbox is flooded.
const mostADay = { asker: 10, target: 30, ip: 200, project: 200_000 } as const;

interface Asking {
  /** A browser that signed in to the account before: strangers use up nothing of what it may ask for. */
  readonly knownDevice?: string | undefined;
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
}

/**
 * Bounds what is sent: to an address or number, from a machine, in a project; alike for known and unknown accounts. Counted by
 * who asks, too: a stranger does not use up what the owner may ask for on another network or a known device.
 */
export async function requireSendingLimit(
  { db, projectId, secretKey, knownDevice, now }: Asking,
  { kind, target, ip }: { readonly kind: Sending; readonly target: string; readonly ip: string },
): Promise<void> {
  // One digest of both: by itself it tells of neither, when one of them is to be forgotten.
  const asker = `${kind} by ${digestOf(secretKey, [target, knownDevice ?? clientNetwork(ip)].join('\n'))}`;
  const byTarget = sendingBucket(secretKey, kind, target);
  const strangers = [
    [byTarget, mostADay.target],
    [`${kind} from ${digestOf(secretKey, ip)}`, mostADay.ip],
  ] as const;
  const buckets = [
    [asker, mostADay.asker],
    ...(knownDevice === undefined ? strangers : []),
    [`${kind} of all`, mostADay.project],
  ] as const;
  for (const [bucket, most] of buckets) await requireAttempt(db, projectId, bucket, { most, seconds: day }, now);
  if (kind !== 'recommend') return;
  // A recommender's code is worth the same in every project; many projects must not add up to many guesses.
  for (const [bucket, most] of [
    [asker, mostADay.asker],
    [byTarget, mostADay.target],
  ] as const)
    await requireRecommenderCodes(db, bucket, most, now);
}
