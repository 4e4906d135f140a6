import { expect, test } from 'vitest';
import { periodCases } from '../testing/period-cases.ts';
import { endOfMinute, isOpen, periodState, secondsLeft } from './periods.ts';

test.each(periodCases)('%s', (_what, { startsAt, endsAt }, now, state) => {
  const period = { startsAt: asDate(startsAt), endsAt: asDate(endsAt) };
  expect(periodState(period, new Date(now))).toBe(state);
  expect(isOpen(period, new Date(now))).toBe(state === 1);
});

test.each([
  ['a minute before', 40, 100, 61],
  ['its last second', 100, 100, 1],
  ['within its last second', 100.9, 100, 1],
  ['over', 101, 100, 0],
  ['long over', 900, 100, 0],
] as const)('%s: what is left', (_what, now, end, left) => {
  expect(secondsLeft(end, now)).toBe(left);
  expect(left > 0).toBe(isOpen({ startsAt: null, endsAt: new Date(end * 1000) }, new Date(now * 1000)));
});

test('an end is the last second of its minute', () => {
  for (const entered of ['2026-03-31T15:59:00Z', '2026-03-31T15:59:59Z', '2026-03-31T15:59:30.5Z'])
    expect(endOfMinute(new Date(entered)).toISOString()).toBe('2026-03-31T15:59:59.000Z');
});

function asDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
