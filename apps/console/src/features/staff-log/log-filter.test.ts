import { expect, test } from 'vitest';
import { readLogFilter, wireFilter } from './log-filter.ts';

const nothing = { person: '', application: '', action: '', project: '', from: '', until: '' };
const read = (texts: Readonly<Record<string, string>>) => readLogFilter((name) => texts[name] ?? '');

test('what makes no sense in the address does not filter', () => {
  expect(read({ person: 'x', application: '1', project: '-', from: '2026-13-45', until: 'today' })).toEqual(nothing);
});

test('the last day counts in full', () => {
  const { from, until } = wireFilter({ ...nothing, from: '2026-03-31', until: '2026-03-31' });
  expect((until ?? 0) - (from ?? 0)).toBe(86_400);
});
