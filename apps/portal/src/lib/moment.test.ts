import { expect, test } from 'vitest';
import { formatMoment, sameClock } from './moment.ts';

const moment = 1_800_000_000; // 2027-01-15 08:00 UTC

test.each([
  ['sc', 'Asia/Shanghai', '2027年1月15日 16:00（GMT+8）'],
  ['en', 'Europe/London', 'January 15, 2027 at 08:00 (GMT)'],
] as const)('%s in %s', (language, zone, shown) => {
  expect(formatMoment(moment, language, zone)).toBe(shown);
});

test('the short form leaves the year out', () => {
  expect(formatMoment(moment, 'tc', 'Asia/Taipei', 'short')).toBe('1月15日 16:00（GMT+8）');
});

test('zones of one clock are told by what they show, not by their name', () => {
  expect(sameClock(moment, 'Asia/Shanghai', 'Asia/Hong_Kong')).toBe(true);
  expect(sameClock(moment, 'Asia/Shanghai', 'Europe/London')).toBe(false);
});
