import type { ProjectDb } from '../../platform/db/database.ts';
import { clientNetwork } from '../../platform/http/limits/client-network.ts';
import { type Sending, sendingBucket } from './buckets.ts';
import { digestOf } from './digest.ts';
import { requireAttempt, requireRecommenderCodes } from './proofs.queries.ts';

const day = 86_400;
// One requester may send ten to an address; all strangers together thirty, so that nobody's mailbox is flooded.
const mostADay = { asker: 10, target: 30, ip: 200, project: 200_000 } as const;

interface Asking {
  /** A known device of the account; strangers cannot use up its limit. */
  readonly knownDevice?: string | undefined;
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
}

/**
 * Limits what is sent to an address or number, from a machine, and in a project; the same whether or not an account
 * exists. Also counted by requester, so that a stranger cannot use up the limit of the owner, who asks from another
 * network or a known device.
 */
export async function requireSendingLimit(
  { db, projectId, secretKey, knownDevice, now }: Asking,
  { kind, target, ip }: { readonly kind: Sending; readonly target: string; readonly ip: string },
): Promise<void> {
  // One digest of both, so that deleting the data of one leaves no trace of it.
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
  // A recommender's code is valid in every project, so the limit must hold for all projects together.
  for (const [bucket, most] of [
    [asker, mostADay.asker],
    [byTarget, mostADay.target],
  ] as const)
    await requireRecommenderCodes(db, bucket, most, now);
}
