import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { ProjectDb } from '../../platform/db/database.ts';
import { Refused } from '../../platform/refused.ts';
import { dropCode, putCode, returnTry, tryCode } from './proofs.queries.ts';
import { requireSendingLimit } from './sending-limits.ts';

/** Design 5.8: six digits, ten minutes, five tries, one use, a minute between two. */
const rule = { minutes: 10, tries: 5, secondsBetween: 60 } as const;

/** Where a code goes and what it is for. */
export interface CodeAddress {
  readonly channel: 'mail' | 'sms';
  /** The key of a mail address, or dialling code and digits. */
  readonly target: string;
  readonly purpose: CodePurpose;
}

export type CodePurpose = 'register' | 'login' | 'reset' | 'amend' | 'recommend';

export interface CodeScope {
  readonly db: ProjectDb;
  readonly projectId: string;
  readonly secretKey: string;
  readonly now: Date;
}

/** Seconds until another code may be asked for. */
export const codeWait = rule.secondsBetween;
export const codeMinutes = rule.minutes;

/** Makes a code that replaces an older one; refused too soon after it, or too often in a day. */
export async function issueCode(scope: CodeScope, address: CodeAddress, ip: string): Promise<string> {
  const { db, projectId, now } = scope;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const sent = await putCode(db, projectId, address, {
    hash: hashOf(scope, address, code),
    tries: rule.tries,
    sentAt: now,
    expiresAt: new Date(now.getTime() + rule.minutes * 60_000),
    notBefore: new Date(now.getTime() - rule.secondsBetween * 1000),
  });
  if (!sent) throw new Refused('tooSoon');
  const kind = address.purpose === 'recommend' ? 'recommend' : 'code';
  await requireSendingLimit(scope, { kind, target: address.target, ip });
  return code;
}

/** Tells whether a code is right; a right one can still be used. */
export async function checkCode(scope: CodeScope, address: CodeAddress, code: string): Promise<void> {
  await match(scope, address, code);
  await returnTry(scope.db, address);
}

/**
 * Uses a code up; of two at once, one succeeds. Call it outside a transaction that may be rolled back, or a wrong try
 * would not count.
 */
export async function useCode(scope: CodeScope, address: CodeAddress, code: string): Promise<void> {
  const hash = await match(scope, address, code);
  if (!(await dropCode(scope.db, address, hash))) throw new Refused('codeWrong');
}

async function match(scope: CodeScope, address: CodeAddress, code: string): Promise<Buffer> {
  const stored = await tryCode(scope.db, address, scope.now);
  const given = hashOf(scope, address, code);
  if (stored === undefined || !timingSafeEqual(stored, given)) throw new Refused('codeWrong');
  return stored;
}

function hashOf(scope: CodeScope, { channel, target, purpose }: CodeAddress, code: string): Buffer {
  const text = [scope.projectId, channel, target, purpose, code].join('\n');
  return createHmac('sha256', scope.secretKey).update(text).digest();
}
