import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { formOf, partsOf } from '@portico/form-engine/editing/form-parts';
import { question, words } from '@portico/testing/form-words';
import { describe, expect, test } from 'vitest';
import { inOrder, movePartsBy, movePartsTo, removeParts } from './many-parts.ts';

const text = (key: string) => question(key, 'text', words(key, key, key));
const form: FormDefinition = {
  modules: [
    {
      id: 'one',
      title: words('一', '一', 'One'),
      author: 'applicant',
      fields: [text('a'), text('b'), text('c'), text('d')],
      groups: [
        {
          id: 'rows',
          key: 'rows',
          title: words('行', '行', 'Rows'),
          requiredRows: 0,
          extraRows: 1,
          layout: 'table',
          fields: [text('e')],
        },
      ],
    },
    { id: 'two', title: words('二', '二', 'Two'), author: 'applicant', fields: [text('f')], groups: [] },
  ],
};
const parts = partsOf(form);

/** The keys of all questions, by module and group. */
function keysOf(of: typeof parts): readonly string[] {
  return formOf(of).modules.flatMap(({ fields, groups }) =>
    [fields, ...groups.map((group) => group.fields)].map((list) => list.map(({ key }) => key).join('')),
  );
}

test('what is chosen is taken in the order of the form, and not twice', () => {
  const names = new Set(['field:q-f', 'group:rows', 'field:q-e', 'field:q-b', 'field:gone']);
  expect(inOrder(parts, names)).toEqual(['field:q-b', 'group:rows', 'field:q-f']);
  expect(inOrder(parts, new Set(['field:q-a', 'module:one']))).toEqual(['module:one']);
});

describe('moving several', () => {
  test.each([
    ['up', ['b', 'c'], -1, 'bcad'],
    ['up, with a gap', ['b', 'd'], -1, 'badc'],
    ['up, where the first is at the top', ['a', 'b', 'd'], -1, 'abdc'],
    ['down', ['a', 'b'], 1, 'cabd'],
    ['down, where the last is at the end', ['b', 'c', 'd'], 1, 'abcd'],
  ] as const)('%s', (_, keys, by, after) => {
    const moved = movePartsBy(
      parts,
      keys.map((key) => `field:q-${key}`),
      by,
    );
    expect(keysOf(moved)[0]).toBe(after);
  });

  test.each([
    ['to another module', ['a', 'c'], 'fields-of-module:two', 1, ['bd', 'e', 'fac']],
    ['into a group', ['b', 'f'], 'fields-of-group:rows', 0, ['acd', 'bfe', '']],
    ['behind, in their own list', ['a', 'b'], 'fields-of-module:one', 2, ['cabd', 'e', 'f']],
  ] as const)('%s', (_, keys, list, at, after) => {
    const names = keys.map((key) => `field:q-${key}`);
    expect(keysOf(movePartsTo(parts, names, list, at))).toEqual(after);
  });
});

test('several are removed', () => {
  expect(keysOf(removeParts(parts, ['field:q-a', 'group:rows', 'module:two']))).toEqual(['bcd']);
});
