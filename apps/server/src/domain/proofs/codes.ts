import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import type { CodeTarget } from './buckets.ts';
import { dropCode, putCode, returnTry, tryCode } from './proofs.queries.ts';
import { requireSendingLimit } from './sending-limits.ts';
import { countWrongTry, lockRecommenderCodes, requireTriesLeft } from './wrong-tries.ts';

/** Design 5.8: six digits, valid for ten minutes, five tries, used once, a minute between two codes. */
const rule = { minutes: 10, tries: 5, secondsBetween: 60 } as const;

/** The address a code is sent to, and its purpose. */
export interface CodeAddress extends CodeTarget {
  readonly channel: 'mail' | 'sms';
}

export interface CodeScope {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
  /** The requesting browser, if it is a known device of the account; it is counted separately. */
  readonly knownDevice?: string | undefined;
}

/** Seconds until another code can be requested. */
export const codeWait = rule.secondsBetween;
export const codeMinutes = rule.minutes;

/**
 * Creates a code that replaces an older one. If the last one is too recent or there were too many today, it throws and
 * nothing changes. For an address without an account everything looks the same, but no digits match the stored code.
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
    await lockRecommenderCodes(scope, address);
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

/** Throws if the code is wrong; a right code can still be used afterwards. */
export async function checkCode(scope: CodeScope, address: CodeAddress, code: string): Promise<void> {
  await match(scope, address, code);
  await returnTry(scope.db, address);
}

/**
 * Uses up a code; of two concurrent calls, one succeeds. If the transaction is rolled back, a wrong try is not counted,
 * so call `checkCode` before it.
 */
export async function useCode(scope: CodeScope, address: CodeAddress, code: string): Promise<void> {
  const hash = await match(scope, address, code);
  if (!(await dropCode(scope.db, address, hash))) throw new Refused('codeWrong');
}

/** The try and its count are committed before a wrong code is refused. */
async function match(scope: CodeScope, address: CodeAddress, code: string): Promise<Buffer> {
  const hash = hashOf(scope, address, code);
  const fitting = await inTransaction(scope.db, async (db) => {
    await lockRecommenderCodes({ ...scope, db }, address);
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
