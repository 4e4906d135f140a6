import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { localArea } from '../../../lib/session/guarded-area.ts';
import { randomKey } from '../../../lib/random-key.ts';

interface HandingIn<Answer> {
  readonly send: (options: {
    readonly idempotencyKey: string;
    readonly signal: AbortSignal;
    readonly keepalive: true;
  }) => Promise<Answer>;
  /** The storage name of the idempotency key, which is kept until it is answered. */
  readonly keyName: string;
  /** Called when an answer was lost and the request is repeated. */
  readonly onWaiting: () => void;
}

// After these retries the person is told, and may continue waiting.
const backoffMs = [1000, 2000, 4000, 8000];
const timeoutMs = 40_000;

/**
 * Submits a sheet. An unanswered request is repeated with the same key, so that it counts once however often it
 * arrives.
 */
export async function handInOnce<Answer>({ send, keyName, onWaiting }: HandingIn<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await withTimeout((signal) => send({ idempotencyKey: keyFor(keyName), signal, keepalive: true }));
      forgetKey(keyName);
      return answer;
    } catch (failure) {
      if (isDecided(failure)) forgetKey(keyName);
      // A stored key, of an older version of the form or of a submission that was revoked elsewhere: a new one is made.
      // If this very request was revoked while its answer was awaited, the person decides.
      const isOldKey = attempt === 0 && failure instanceof CallFailed && failure.status === errors.keyReused.status;
      const pause = backoffMs[attempt];
      if (pause === undefined || (!isOldKey && !isTransientFailure(failure))) throw failure;
      if (isOldKey) continue;
      onWaiting();
      await untilLater(Math.max(pause, retryAfterMs(failure)));
    }
  }
}

async function withTimeout<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    return await send(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Called when it was answered, or is no longer relevant. */
export function forgetKey(name: string): void {
  localArea.removeItem(name);
}

// The key outlives the page, so that a second press, a reload or another tab repeats the same request.
function keyFor(name: string): string {
  const stored = localArea.getItem(name);
  if (stored !== null && stored !== '') return stored;
  const fresh = randomKey();
  localArea.setItem(name, fresh);
  return fresh;
}

/** Whether the failure is not our server's answer about the sheet: a lost connection, a proxy, an overloaded server. */
export function isTransientFailure(failure: unknown): boolean {
  if (!(failure instanceof CallFailed) || failure.kind !== 'refused') return true;
  return failure.http >= 500 || failure.http === errors.tooMany.http || failure.message === '';
}

/** Whether the server has decided. Without a session it has not even looked at the sheet. */
function isDecided(failure: unknown): boolean {
  return failure instanceof CallFailed && !isTransientFailure(failure) && failure.status !== errors.notSignedIn.status;
}

function retryAfterMs(failure: unknown): number {
  return failure instanceof CallFailed ? (failure.retryAfter ?? 0) * 1000 : 0;
}

/** Waits this long, or until the network is back. */
function untilLater(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}
