/** The pause after the last keystroke. */
export const debounceMs = 600;

/** Saves at the latest after this time, even if the person never pauses. */
export const longestWaitMs = 4000;

/** How often an open page fetches changes from other devices. */
export const pollMs = 180_000;

/** How long a request may wait for the journal. */
export const journalMs = 1000;

const longestBackoffMs = 30_000;

/** The delay before the next attempt: 1, 2, 4 … 30 s, with jitter, so that a thousand browsers do not retry at once. */
export function backoffAfter(failures: number, random: number): number {
  return Math.min(longestBackoffMs, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}
