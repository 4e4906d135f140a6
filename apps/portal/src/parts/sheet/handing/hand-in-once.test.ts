// @vitest-environment jsdom
import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handInOnce } from './hand-in-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

const { status, http } = errors.keyReused;
const keyReused = new CallFailed({ kind: 'refused', http, status, retryAfter: null, message: 'Used', data: null });
const noAnswer = new TypeError('Failed to fetch');

/** Sends with these failures in turn, then succeeds; tells the keys that were sent. */
async function handInAfter(...failures: readonly Error[]) {
  const keys: string[] = [];
  const send = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    const failure = failures[keys.length - 1];
    if (failure !== undefined) throw failure;
    return 'submitted';
  };
  const handing = handInOnce({ send, keyName: 'key', onWaiting: () => undefined }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await handing, keys };
}

it('repeats an unanswered request with the same key', async () => {
  const { outcome, keys } = await handInAfter(noAnswer, noAnswer);
  expect([outcome, keys.length, new Set(keys).size]).toEqual(['submitted', 3, 1]);
});

it('replaces a key that was kept from a submission that no longer counts', async () => {
  const { outcome, keys } = await handInAfter(keyReused);
  expect([outcome, keys.length, new Set(keys).size]).toEqual(['submitted', 2, 2]);
});

it('does not submit again what was revoked elsewhere while the answer was awaited', async () => {
  const { outcome, keys } = await handInAfter(noAnswer, keyReused);
  expect([outcome, keys.length]).toEqual([keyReused, 2]);
});
