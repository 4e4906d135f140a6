import type { StaffDb } from '../../platform/db/database.ts';
import { clientNetwork } from '../../platform/http/limits/client-network.ts';
import { Refused } from '../../platform/refused.ts';
import type { AnyoneCall } from '../../platform/wire/bound-route.ts';
import { digestOf } from '../../domain/proofs/digest.ts';
import { findKnownDevice } from '../../domain/proofs/known-device.ts';
import { forgetTry, returnTry, takeTry, type Try, type Waits } from './tries.queries.ts';

// An office shares an address: it may fail more often than an account. Nobody is kept out for longer than a quarter of an hour at a
// time, or strangers could close the console.
const waits = {
  account: { free: 5, firstSeconds: 30, longestSeconds: 900 },
  network: { free: 20, firstSeconds: 30, longestSeconds: 900 },
} as const satisfies Record<string, Waits>;

export interface Tries {
  readonly account: Try;
  /** None for a browser that signed in before: it counts by itself. */
  readonly network: Try | null;
}

type Visit = Pick<AnyoneCall, 'secretKey' | 'ip' | 'device'>;

/**
 * What one try counts for: the account and the network it comes from, or a known device alone. Passwords and second
 * steps of an account are counted apart, since the right password clears its own failures.
 */
export function triesOf(
  what: 'account' | 'second step',
  account: string,
  member: Parameters<typeof findKnownDevice>[1],
  call: Visit,
): Tries {
  const device = findKnownDevice(call, member);
  const ofAccount = accountDigest(account, call);
  if (device === undefined)
    return {
      account: { bucket: `${what} ${ofAccount}`, waits: waits.account },
      network: { bucket: `network ${networkDigest(call)}`, waits: waits.network },
    };
  const bucket = `${what} ${ofAccount} by ${digestOf(call.secretKey, device)}`;
  return { account: { bucket, waits: waits.account }, network: null };
}

/** Takes a try of each before the password is looked at, so that many at once count as many; refused tries do not count. */
export async function requireTries(db: StaffDb, { account, network }: Tries, now: Date): Promise<void> {
  if (network !== null) refuseBefore(await takeTry(db, network, now));
  const seconds = await takeTry(db, account, now);
  if (seconds > 0 && network !== null) await returnTry(db, network);
  refuseBefore(seconds);
}

/** Who signed in has not failed. The network keeps its other failures, or one good account would clear them. */
export async function settleTries(db: StaffDb, { account, network }: Tries): Promise<void> {
  await forgetTry(db, account);
  if (network !== null) await returnTry(db, network);
}

function refuseBefore(seconds: number): void {
  if (seconds === 0) return;
  throw new Refused('signInLater', { params: { minutes: String(Math.ceil(seconds / 60)) }, data: { wait: seconds } });
}

export function accountDigest(account: string, { secretKey }: Pick<AnyoneCall, 'secretKey'>): string {
  return digestOf(secretKey, `staff account ${account.toLowerCase()}`);
}

export function networkDigest({ secretKey, ip }: Pick<AnyoneCall, 'secretKey' | 'ip'>): string {
  return digestOf(secretKey, `staff network ${clientNetwork(ip)}`);
}
