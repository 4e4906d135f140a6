import { CallFailed } from './call-failed.ts';

/** Runs a request that is aborted by the caller's signal or by a time-out. */
export async function withTimeout<A>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<A>,
): Promise<A> {
  const controller = new AbortController();
  let isTimedOut = false;
  const stop = () => controller.abort();
  const timer = setTimeout(() => {
    isTimedOut = true;
    stop();
  }, milliseconds);
  outer?.addEventListener('abort', stop);
  if (outer?.aborted) stop();
  try {
    return await request(controller.signal);
  } catch (error) {
    if (outer?.aborted) throw error;
    // A time-out is logged and rethrown.
    // oxlint-disable-next-line no-console -- helps to diagnose a poor network in somebody's browser
    if (isTimedOut) console.warn(`no answer within ${milliseconds / 1000} s`);
    throw new CallFailed({ kind: isTimedOut ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
