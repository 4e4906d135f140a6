import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { name: 'a', days: [7, 14], text: { en: 'x', sc: 'y' } };

test.each([
  ['nobody changed anything', {}, {}, {}, []],
  ['only I did', { name: 'b' }, {}, { name: 'b' }, []],
  ['only they did', {}, { name: 'c' }, { name: 'c' }, []],
  ['different fields', { name: 'b' }, { days: [7] }, { name: 'b', days: [7] }, []],
  ['the same field', { name: 'b' }, { name: 'c' }, { name: 'c' }, ['name']],
  ['the same field to the same value', { days: [1] }, { days: [1] }, { days: [1] }, []],
  ['a list in another order', { days: [14, 7] }, { days: [7] }, { days: [7] }, ['days']],
  ['a record whose keys come in another order', { text: { sc: 'y', en: 'x' } }, { name: 'c' }, { name: 'c' }, []],
  ['one field in conflict, another not', { name: 'b', days: [1] }, { name: 'c' }, { name: 'c', days: [1] }, ['name']],
] as const)('%s', (_, mine, theirs, expected, conflicts) => {
  expect(mergeFields<object>(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    values: { ...base, ...expected },
    conflicts,
  });
});
