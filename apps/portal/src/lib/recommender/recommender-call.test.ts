import { logout } from '@portico/contract/accounts';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { call } from '../api.ts';
import { anonymousCall, callAs, letterCall, recommenderCall } from './recommender-call.ts';

const minute = 60_000;

let logged: MockInstance;

beforeEach(() => {
  vi.useFakeTimers();
  logged = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['an applicant', call],
  ['a recommender who gave a code', recommenderCall],
  ['a recommender who came by a link', letterCall('any')],
  ['a recommender who is not let in yet', anonymousCall],
  ['a recommender by a token', callAs('any')],
])('%s waits ten minutes for an answer; then it is logged and passed on', async (_who, ask) => {
  const ended = vi.fn();
  const asking = ask(logout, {}).catch((error: unknown) => ended(error));
  await vi.advanceTimersByTimeAsync(10 * minute - 1000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  await asking;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  expect(logged).toHaveBeenCalledWith('no answer within 600 s');
});
