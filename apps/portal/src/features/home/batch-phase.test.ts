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

test('open batches come first, closed ones last', () => {
  const at = (start_time: number, end_time: number) => ({ start_time, end_time });
  const [closed, open, toCome, alsoOpen] = [at(1, 2), at(1, 20), at(15, 20), at(2, 30)];
  expect(inOrderOfUse([closed, open, toCome, alsoOpen], 10)).toEqual([open, alsoOpen, toCome, closed]);
});

test.each([
  [90_061, { days: 1, hours: 1, minutes: 1, seconds: 1 }],
  [59.9, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [-5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('%d seconds are %o', (seconds, left) => {
  expect(timeLeft(seconds)).toEqual(left);
});
