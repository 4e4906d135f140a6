import { expect, test } from 'vitest';
import { formatMoment, isSameClock } from './moment.ts';

const moment = Date.parse('2026-11-15T04:30:00Z') / 1000;

test('a moment is told with its zone', () => {
  expect(formatMoment(moment, 'en', 'Asia/Shanghai')).toBe('Nov 15, 2026, 12:30 (GMT+8)');
});

test.each([
  ['sc', '2026/11/15 12:30（GMT+8）'],
  ['tc', '2026/11/15 12:30（GMT+8）'],
] as const)('in %s as well', (language, shown) => {
  expect(formatMoment(moment, language, 'Asia/Shanghai').replace(/\s/, ' ')).toBe(shown);
});

test.each([
  ['Asia/Shanghai', 'Asia/Hong_Kong', true],
  ['Asia/Shanghai', 'Europe/Berlin', false],
])('clocks in %s and %s show the same: %s', (zone, other, same) => {
  expect(isSameClock(moment, zone, other)).toBe(same);
});
