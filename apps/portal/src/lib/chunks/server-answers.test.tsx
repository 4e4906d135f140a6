import { afterEach, expect, test, vi } from 'vitest';
import { serverAnswers } from './server-answers.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['the page is there', async () => new Response(null, { status: 200 }), true],
  ['the project is unknown', async () => new Response(null, { status: 404 }), true],
  ['a proxy stands before nothing', async () => new Response(null, { status: 502 }), false],
  ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('%s', async (_, answer, reachable) => {
  vi.stubGlobal('fetch', answer);
  expect(await serverAnswers()).toBe(reachable);
});

test('the device knows that it is offline', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await serverAnswers()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});

test('gives up after 3 seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const answer = serverAnswers();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe(false);
});
