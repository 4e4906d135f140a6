import { expect, test } from 'vitest';
import { formatMoment, isSameClock } from './moment.ts';

const moment = 1_800_000_000; // 2027-01-15 08:00 UTC

test.each([
  ['sc', 'Asia/Shanghai', 'long', '2027年1月15日 16:00（GMT+8）'],
  ['en', 'Europe/London', 'long', 'January 15, 2027 at 08:00 (GMT)'],
  ['tc', 'Asia/Taipei', 'short', '1月15日 16:00（GMT+8）'],
  ['sc', 'Asia/Shanghai', 'column', '2027/01/15 16:00（GMT+8）'],
  ['tc', 'Asia/Shanghai', 'column', '2027/01/15 16:00（GMT+8）'],
  ['en', 'Asia/Shanghai', 'column', 'Jan 15, 2027, 16:00 (GMT+8)'],
] as const)('%s in %s, %s', (language, zone, length, expected) => {
  expect(formatMoment(moment, language, zone, length).replace(/\s/, ' ')).toBe(expected);
});

test.each([
  ['Asia/Shanghai', 'Asia/Hong_Kong', true],
  ['Asia/Shanghai', 'Europe/London', false],
])('clocks in %s and %s show the same: %s', (zone, other, same) => {
  expect(isSameClock(moment, zone, other)).toBe(same);
});
