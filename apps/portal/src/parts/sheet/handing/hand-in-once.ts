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
  /** Where the key is kept until it is answered. */
  readonly keyName: string;
  /** An answer was lost, and the same is asked again. */
  readonly onWaiting: () => void;
}

// Then the person is told, and may go on asking.
const backoffMs = [1000, 2000, 4000, 8000];
const timeoutMs = 40_000;

/** Hands in. What is not answered is asked again under the same key, so that however often it arrives it counts once. */
export async function handInOnce<Answer>({ send, keyName, onWaiting }: HandingIn<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const answer = await withTimeout((signal) => send({ idempotencyKey: keyFor(keyName), signal, keepalive: true }));
      forgetKey(keyName);
      return answer;
    } catch (failure) {
      if (isDecided(failure)) forgetKey(keyName);
      // The key belongs to another wording of the same wish, from before the form changed: it is made anew.
      const isOldKey = failure instanceof CallFailed && failure.status === errors.keyReused.status;
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

/** It was answered, or what it was about is over. */
export function forgetKey(name: string): void {
  localArea.removeItem(name);
}

// It outlives the page: whoever presses twice, loads the page anew or has it open in two tabs asks for the same.
function keyFor(name: string): string {
  const kept = localArea.getItem(name);
  if (kept !== null && kept !== '') return kept;
  const fresh = randomKey();
  localArea.setItem(name, fresh);
  return fresh;
}

/** Nothing that our server has said about the sheet: a lost connection, a proxy, a server that is too busy. */
export function isTransientFailure(failure: unknown): boolean {
  if (!(failure instanceof CallFailed) || failure.kind !== 'refused') return true;
  return failure.http >= 500 || failure.http === errors.tooMany.http || failure.message === '';
}

/** The server has decided; whoever is not signed in was not even heard. */
function isDecided(failure: unknown): boolean {
  return failure instanceof CallFailed && !isTransientFailure(failure) && failure.status !== errors.notSignedIn.status;
}

function retryAfterMs(failure: unknown): number {
  return failure instanceof CallFailed ? (failure.retryAfter ?? 0) * 1000 : 0;
}

/** After so long, or as soon as the network is back. */
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
