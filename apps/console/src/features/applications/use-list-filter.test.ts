import { expect, test } from 'vitest';
import { noFilter, readFilter, writeFilter } from './use-list-filter.ts';

test('a filter survives the address', () => {
  const filter = { search: '叶行', project: 'p-1', batch: 'b-1', state: '2', after: 'next page' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
});

test('no filter leaves the address clean', () => {
  expect(writeFilter(noFilter).toString()).toBe('');
});

test('a state that does not exist shows all', () => {
  expect(readFilter(new URLSearchParams('state=7'))).toEqual(noFilter);
});
