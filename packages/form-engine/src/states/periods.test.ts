import { expect, test } from 'vitest';
import { periodCases } from '../testing/period-cases.ts';
import { isOpen, periodState } from './periods.ts';

test.each(periodCases)('%s', (_what, { startsAt, endsAt }, now, state) => {
  const period = { startsAt: asDate(startsAt), endsAt: asDate(endsAt) };
  expect(periodState(period, new Date(now))).toBe(state);
  expect(isOpen(period, new Date(now))).toBe(state === 1);
});

function asDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
