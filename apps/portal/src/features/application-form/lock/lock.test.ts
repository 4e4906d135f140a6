import { expect, test } from 'vitest';
import { lockOf } from './lock.ts';

test.each([
  ['open', 0, 100, 200, 150, null],
  ['before its start', 0, 100, 200, 99, 'toCome'],
  ['after its end', 1, 100, 200, 201, 'closed'],
  ['submitted, though open', 2, 100, 200, 150, 'submitted'],
  ['no batch chosen', 0, null, null, 150, null],
] as const)('%s', (_, application_state, start_time, end_time, now, lock) => {
  expect(lockOf({ application_state, start_time, end_time }, now)).toBe(lock);
});
