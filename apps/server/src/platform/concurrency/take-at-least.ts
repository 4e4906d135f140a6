import { setTimeout as delay } from 'node:timers/promises';

/** Answers no sooner than after this time, so that how long it took tells nothing; failures wait as well. */
export async function takeAtLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), delay(milliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
