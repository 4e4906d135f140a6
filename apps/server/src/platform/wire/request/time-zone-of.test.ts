import { expect, test } from 'vitest';
import { timeZoneOf } from './time-zone-of.ts';

test.each([
  ['Europe/London', 'Europe/London'],
  ['Asia/Hong_Kong', 'Asia/Hong_Kong'],
  ['Mars/Base', null],
  ['', null],
  ["'; drop table", null],
  ['A'.repeat(5_000), null],
  [undefined, null],
])('%s is taken for %s', (header, zone) => {
  expect(timeZoneOf({ headers: header === undefined ? {} : { 'time-zone': header } })).toBe(zone);
});
