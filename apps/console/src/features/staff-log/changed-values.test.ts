import { expect, test } from 'vitest';
import { changedValues } from './changed-values.ts';

const rows: readonly (readonly [
  string,
  unknown,
  unknown,
  readonly (readonly [readonly string[], unknown, unknown])[],
])[] = [
  ['a value', { title: 'Old' }, { title: 'New' }, [[['title'], 'Old', 'New']]],
  ['one inside', { mail: { from: 'a', to: 'b' } }, { mail: { from: 'x', to: 'b' } }, [[['mail', 'from'], 'a', 'x']]],
  ['something made', null, { role: 'owner' }, [[['role'], undefined, 'owner']]],
  ['something removed', { role: 'owner' }, null, [[['role'], 'owner', undefined]]],
  ['a list', { languages: ['sc', 'en'] }, { languages: ['en'] }, [[['languages'], ['sc', 'en'], ['en']]]],
  ['no and yes', { open: false }, { open: true }, [[['open'], false, true]]],
  ['nothing', { a: 1 }, { a: 1 }, []],
  ['the whole', 1, 2, [[[], 1, 2]]],
];

test.each(rows)('%s', (_name, before, after, expected) => {
  expect(changedValues(before, after).map((one) => [one.path, one.before, one.after])).toEqual(expected);
});
