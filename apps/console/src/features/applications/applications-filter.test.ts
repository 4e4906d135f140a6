import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '../../parts/list-filter/use-list-address.ts';
import { readApplicationsFilter as read } from './applications-filter.ts';

const noFilter = read(() => '');

test('a filter survives the address', () => {
  const [project, batch] = ['f70d6be5-36b1-4b0e-8b53-046c991d2067', '7fb327e1-d732-430a-9aae-37c1ce94327b'];
  const filter = { query: '叶行', project, batch, state: '2' } as const;
  expect(readFilter(writeFilter(filter, read), read)).toEqual(filter);
});

test('no filter leaves the address clean', () => {
  expect(writeFilter(noFilter, read).toString()).toBe('');
});

test('an unknown state does not filter', () => {
  expect(readFilter(new URLSearchParams('state=7'), read)).toEqual(noFilter);
});

test('an invalid project or batch does not filter', () => {
  expect(readFilter(new URLSearchParams('project=zz&batch=f70d6be5'), read)).toEqual(noFilter);
});
