import { expect, test } from 'vitest';
import { batchPhase, inOrderOfUse, timeLeft } from './batch-phase.ts';

const batch = { start_time: 100, end_time: 200 };

test.each([
  [99, 'toCome'],
  [100, 'open'],
  [200, 'open'],
  [201, 'closed'],
])('at %i the batch is %s', (now, phase) => {
  expect(batchPhase(batch, now)).toBe(phase);
});

test.each([
  ['open batches come first, closed ones last', '', ['open', 'alsoOpen', 'toCome', 'closed']],
  ['the chosen one comes before all', 'closed', ['closed', 'open', 'alsoOpen', 'toCome']],
])('%s', (_, chosen, ordered) => {
  const at = (batchId: string, start_time: number, end_time: number) => ({ batchId, start_time, end_time });
  const batches = [at('closed', 1, 2), at('open', 1, 20), at('toCome', 15, 20), at('alsoOpen', 2, 30)];
  expect(inOrderOfUse(batches, 10, chosen).map(({ batchId }) => batchId)).toEqual(ordered);
});

test.each([
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [59.9, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [-5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d seconds are %o', (seconds, left) => {
  expect(timeLeft(seconds)).toEqual(left);
});
