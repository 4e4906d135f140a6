/** After the last keystroke. */
export const debounceMs = 600;

/** Somebody who never pauses is saved all the same. */
export const longestWaitMs = 4000;

/** While a page is looked at: what other devices did. */
export const pollMs = 180_000;

/** How long a request may wait for the journal. */
export const journalMs = 1000;

const longestBackoffMs = 30_000;

/** Before the next try: 1, 2, 4 … 30 s, each a little shorter or longer, so that a thousand browsers do not come at once. */
export function backoffAfter(failures: number, random: number): number {
  return Math.min(longestBackoffMs, 1000 * 2 ** (failures - 1)) * (0.8 + 0.4 * random);
}
