import { setTimeout as delay } from 'node:timers/promises';

/** Takes at least this long, whether the work succeeds or fails, so that the response time reveals nothing. */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
