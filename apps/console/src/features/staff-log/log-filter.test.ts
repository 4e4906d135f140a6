import { expect, test } from 'vitest';
import { readLogFilter, wireFilter } from './log-filter.ts';

const nothing = { person: '', application: '', action: '', project: '', from: '', until: '' };
const read = (texts: Readonly<Record<string, string>>) => readLogFilter((name) => texts[name] ?? '');

test('what makes no sense in the address does not filter', () => {
  expect(read({ person: 'x', application: '1', project: '-', from: '2026-13-45', until: 'today' })).toEqual(nothing);
});

test.each([
  ['UTC', '2026-03-31T00:00:00Z', '2026-04-01T00:00:00Z'],
  ['Asia/Shanghai', '2026-03-30T16:00:00Z', '2026-03-31T16:00:00Z'],
  ['America/New_York', '2026-03-31T04:00:00Z', '2026-04-01T04:00:00Z'],
])('a day is one of the reader, and the last counts in full (%s)', (zone, begins, ends) => {
  const { from, until } = wireFilter({ ...nothing, from: '2026-03-31', until: '2026-03-31' }, zone);
  expect([from, until]).toEqual([Date.parse(begins) / 1000, Date.parse(ends) / 1000]);
});
