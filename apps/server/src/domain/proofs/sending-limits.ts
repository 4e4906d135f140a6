import type { ProjectDb } from '../../platform/db/database.ts';
import { clientNetwork } from '../../platform/http/limits/client-network.ts';
import { hourlyBucket, type Sending, sendingBucket } from './buckets.ts';
import { digestOf } from './digest.ts';
import { countRecommenderCodes, requireAttempt, requireRecommenderCodes, takeAttempt } from './proofs.queries.ts';

const day = 86_400;
const hour = 3_600;
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
 * network or a known device. When strangers have used up that of the address, one an hour is sent all the same: whoever
 * asks for it, the owner receives it.
 */
export async function requireSendingLimit(
  { db, projectId, secretKey, knownDevice, now }: Asking,
  { kind, target, ip }: { readonly kind: Sending; readonly target: string; readonly ip: string },
): Promise<void> {
  const network = clientNetwork(ip, 'customer');
  // One digest of both, so that deleting the data of one leaves no trace of it.
  const asker = `${kind} by ${digestOf(secretKey, [target, knownDevice ?? network].join('\n'))}`;
  const byTarget = sendingBucket(secretKey, kind, target);
  const hourly = hourlyBucket(secretKey, kind, target);
  const take = (bucket: string, most: number, seconds = day) =>
    requireAttempt(db, projectId, bucket, { most, seconds }, now);
  await take(asker, mostADay.asker);
  if (knownDevice === undefined) await take(`${kind} from ${digestOf(secretKey, network)}`, mostADay.ip);
  await take(`${kind} of all`, mostADay.project);
  // A recommender's code is valid in every project, so the limit must hold for all projects together.
  const isOverall = kind === 'recommend';
  if (isOverall) await requireRecommenderCodes(db, asker, mostADay.asker, now);
  if (knownDevice !== undefined && !isOverall) return;
  const isWithin = await takeAttempt(db, projectId, byTarget, { most: mostADay.target, seconds: day }, now);
  if (isWithin && !(isOverall && (await countRecommenderCodes(db, byTarget, now)) > mostADay.target)) return;
  await take(hourly, 1, hour);
  if (isOverall) await requireRecommenderCodes(db, hourly, 1, now);
}
