import { expect, test } from 'vitest';
import { momentOf, wallTime } from './zoned-minute.ts';

const at = (text: string) => Date.parse(text) / 1000;

test.each([
  ['2026-03-01T23:59', 'Asia/Shanghai', '2026-03-01T15:59:00Z'],
  ['2026-03-01T23:59', 'UTC', '2026-03-01T23:59:00Z'],
  ['2026-01-15T12:00', 'America/New_York', '2026-01-15T17:00:00Z'],
  ['2026-07-15T12:00', 'America/New_York', '2026-07-15T16:00:00Z'],
  // Clocks go back at 02:00: the first half past one.
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-12-31T23:59', 'Asia/Kathmandu', '2026-12-31T18:14:00Z'],
])('%s in %s', (wall, zone, moment) => {
  expect(momentOf(wall, zone)).toBe(at(moment));
  expect(wallTime(at(moment), zone)).toBe(wall);
});

test('an hour that does not exist is one that does', () => {
  const moment = momentOf('2026-03-08T02:30', 'America/New_York');
  expect([at('2026-03-08T06:30:00Z'), at('2026-03-08T07:30:00Z')]).toContain(moment);
});

test.each(['', '2026-02', 'tomorrow', '2026-13-01T00:00'])('%s is no time', (wall) => {
  expect(momentOf(wall, 'UTC')).toBeNull();
});
