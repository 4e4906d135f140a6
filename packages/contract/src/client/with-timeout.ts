import { CallFailed } from './call-failed.ts';

/** Runs a request that ends by itself, by the caller's signal or by the clock. */
export async function withTimeout<A>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<A>,
): Promise<A> {
  const controller = new AbortController();
  let late = false;
  const stop = () => controller.abort();
  const timer = setTimeout(() => {
    late = true;
    stop();
  }, milliseconds);
  outer?.addEventListener('abort', stop);
  if (outer?.aborted) stop();
  try {
    return await request(controller.signal);
  } catch (error) {
    if (outer?.aborted) throw error;
    // A time-out is logged, and passed on.
    // oxlint-disable-next-line no-console -- for whoever looks into the browser of somebody on a poor network
    if (late) console.warn(`no answer within ${milliseconds / 1000} s`);
    throw new CallFailed({ kind: late ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
