import type { Expected } from './submissions.queries.ts';

const mostBatches = 1_000;
// What this process has promised of each batch. A guess: the counter in the database alone decides.
const promised = new Map<string, number>();

/** The numbers that submissions of some batches will most likely get, so that they can be signed before they are taken. */
export function expectNumbers(wanted: ReadonlyMap<string, number>, last: (batch: string) => number): Expected {
  const entries = [...wanted].map(([batch, count]) => {
    const first = Math.max(last(batch), promised.get(batch) ?? 0) + 1;
    promise(batch, first + count - 1);
    return [batch, { first, count }] as const;
  });
  return Object.fromEntries(entries);
}

/** The same by where the counters are known to stand. */
export function numbersAfter(wanted: ReadonlyMap<string, number>, stands: Readonly<Record<string, number>>): Expected {
  for (const batch of wanted.keys()) promised.delete(batch);
  return expectNumbers(wanted, (batch) => stands[batch] ?? 0);
}

function promise(batch: string, last: number): void {
  if (promised.size >= mostBatches) promised.clear();
  promised.set(batch, last);
}
