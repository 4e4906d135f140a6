import type { PeriodState } from '../states/periods.ts';

const day = { startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-03-31T15:59:59Z' };

/** When a period is open, for both `periodState` and the SQL function `is_open`. */
export const periodCases: readonly [
  what: string,
  period: { readonly startsAt: string | null; readonly endsAt: string | null },
  now: string,
  state: PeriodState,
][] = [
  ['the moment before the start', day, '2026-02-28T23:59:59.999Z', 0],
  ['the start itself', day, '2026-03-01T00:00:00Z', 1],
  ['the beginning of the last second', day, '2026-03-31T15:59:59Z', 1],
  ['the end of the last second', day, '2026-03-31T15:59:59.999Z', 1],
  ['the second after it', day, '2026-03-31T16:00:00Z', 2],
  ['long before, without a start', { ...day, startsAt: null }, '1999-01-01T00:00:00Z', 1],
  ['long after, without an end', { ...day, endsAt: null }, '2099-01-01T00:00:00Z', 1],
  ['before the start, without an end', { ...day, endsAt: null }, '2026-02-28T23:59:59Z', 0],
];
