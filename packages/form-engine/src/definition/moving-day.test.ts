import { expect, it } from 'vitest';
import { movingDay } from './moving-day.ts';

it.each([
  ['today', '2026-11-15'],
  ['today-18y', '2008-11-15'],
  ['today+1d', '2026-11-16'],
  ['today-2m+1d', '2026-09-16'],
  ['2026-09-01-18y', '2008-09-01'],
  ['2024-02-29+1y', '2025-02-28'],
  ['2026-01-31+1m', '2026-02-28'],
  ['2026-12-31+1d', '2027-01-01'],
  ['', null],
  ['tomorrow', null],
  ['2026-02-30', null],
  ['today-18', null],
  ['today-18y ', null],
  ['today-9999y', null],
  ['2026-11', null],
])('%s is %s', (text, day) => expect(movingDay(text, '2026-11-15')).toBe(day));
