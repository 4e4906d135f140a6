import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { CodeTarget } from './buckets.ts';
import { dropCode, putCode, returnTry, tryCode } from './proofs.queries.ts';
import { requireSendingLimit } from './sending-limits.ts';
import { countWrongTry, holdRecommender, requireTriesLeft } from './wrong-tries.ts';

/** Design 5.8: six digits, ten minutes, five tries, one use, a minute between two. */
const rule = { minutes: 10, tries: 5, secondsBetween: 60 } as const;

/** Where a code goes and what it is for. */
export interface CodeAddress extends CodeTarget {
  readonly channel: 'mail' | 'sms';
}

export interface CodeScope {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
  /** The browser that asks, where it signed in to the account before: it is counted by itself. */
  readonly knownDevice?: string | undefined;
}

/** Seconds until another code may be asked for. */
export const codeWait = rule.secondsBetween;
export const codeMinutes = rule.minutes;

/**
 * Makes a code that replaces an older one; refused too soon after it, or too often in a day, and then nothing changes. A code
 * for nobody is sent to nobody: all about it is as usual, but no six digits fit it.
 */
export function issueCode(
  { db, ...rest }: CodeScope,
  address: CodeAddress,
  ip: string,
  receiver: 'somebody' | 'nobody' = 'somebody',
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return inTransaction(db, async (db) => {
    const scope = { ...rest, db };
    await holdRecommender(scope, address);
    await requireTriesLeft(scope, address);
    const { now } = scope;
    const sent = await putCode(db, scope.projectId, address, {
      hash: receiver === 'nobody' ? randomBytes(32) : hashOf(scope, address, code),
      tries: rule.tries,
      sentAt: now,
      expiresAt: new Date(now.getTime() + rule.minutes * 60_000),
      secondsBetween: rule.secondsBetween,
    });
    if (!sent) throw new Refused('tooSoon');
    const kind = address.purpose === 'recommend' ? 'recommend' : 'code';
    await requireSendingLimit(scope, { kind, target: address.target, ip });
    return code;
  });
}

/** Tells whether a code is right; a right one can still be used. */
export async function checkCode(scope: CodeScope, address: CodeAddress, code: string): Promise<void> {
  await match(scope, address, code);
  await returnTry(scope.db, address);
}

/**
 * Uses a code up; of two at once, one succeeds. In a transaction that may be rolled back a wrong try would not count: call
 * `checkCode` before it.
 */
export async function useCode(scope: CodeScope, address: CodeAddress, code: string): Promise<void> {
  const hash = await match(scope, address, code);
  if (!(await dropCode(scope.db, address, hash))) throw new Refused('codeWrong');
}

/** The try and its count are one transaction, which ends before a wrong code is refused. */
async function match(scope: CodeScope, address: CodeAddress, code: string): Promise<Buffer> {
  const hash = hashOf(scope, address, code);
  const fitting = await inTransaction(scope.db, async (db) => {
    await holdRecommender({ ...scope, db }, address);
    const stored = await tryCode(db, address, scope.now);
    if (stored === undefined) return undefined;
    await requireTriesLeft({ ...scope, db }, address);
    if (timingSafeEqual(stored, hash)) return stored;
    await countWrongTry({ ...scope, db }, address);
    return undefined;
  });
  if (fitting === undefined) throw new Refused('codeWrong');
  return fitting;
}

function hashOf(scope: CodeScope, { channel, target, purpose }: CodeAddress, code: string): Buffer {
  const text = [scope.projectId, channel, target, purpose, code].join('\n');
  return createHmac('sha256', scope.secretKey).update(text).digest();
}
