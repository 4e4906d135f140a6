import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { submit } from '@portico/contract/submissions';
import type { Submit } from '@portico/contract/submissions.schemas';
import { call } from '../../lib/api.ts';
import { forgetSubmitKey, submitKey } from './submit-key.ts';

export type SubmitInput = Submit['input'];
export type Submitted = Submit['output'];

interface Submitter {
  readonly slug: string;
  readonly uid: string;
  /** An answer was lost, and the same is asked again. */
  readonly onWaiting: () => void;
}

// Then the person is told, and may go on asking.
const pausesMs = [1000, 2000, 4000, 8000];
const patienceMs = 40_000;

/** Submits. What is not answered is asked again under the same key, so that however often it arrives it counts once. */
export async function submitOnce(input: SubmitInput, { slug, uid, onWaiting }: Submitter): Promise<Submitted> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const submitted = await send(input, submitKey(slug, uid));
      forgetSubmitKey(slug, uid);
      return submitted;
    } catch (failure) {
      if (isAnswer(failure)) forgetSubmitKey(slug, uid);
      // The key belongs to another wording of the same wish, from before the form changed: it is made anew.
      const isOldKey = failure instanceof CallFailed && failure.status === errors.keyReused.status;
      const pause = pausesMs[attempt];
      if (pause === undefined || (!isOldKey && !isPassing(failure))) throw failure;
      if (isOldKey) continue;
      onWaiting();
      await untilLater(Math.max(pause, retryAfterMs(failure)));
    }
  }
}

async function send(input: SubmitInput, idempotencyKey: string): Promise<Submitted> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patienceMs);
  try {
    return await call(submit, input, { idempotencyKey, signal: stop.signal, keepalive: true });
  } finally {
    clearTimeout(timer);
  }
}

/** Nothing that our server has said about the application: a lost connection, a proxy, a server that is too busy. */
export function isPassing(failure: unknown): boolean {
  if (!(failure instanceof CallFailed) || failure.kind !== 'refused') return true;
  return failure.http >= 500 || failure.http === errors.tooMany.http || failure.message === '';
}

/** The server has decided; whoever is not signed in was not even heard. */
function isAnswer(failure: unknown): boolean {
  return failure instanceof CallFailed && !isPassing(failure) && failure.status !== errors.notSignedIn.status;
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
