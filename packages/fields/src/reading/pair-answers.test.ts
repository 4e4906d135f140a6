import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { buildField } from '@portico/form-engine/testing/build-form';
import { expect, it } from 'vitest';
import { pairAnswers } from './pair-answers.ts';

const behind = (key: string, connectTo: string) => buildField(key, { preview: { connectTo } });

const cases: readonly (readonly [string, readonly FieldDefinition[], Record<string, string>, readonly string[]])[] = [
  ['each question for itself', [buildField('a'), buildField('b')], { a: '1', b: '2' }, ['a: 1', 'b: 2']],
  ['one not answered', [buildField('a')], {}, ['a: ']],
  ['one behind another', [buildField('a'), behind('b', 'a')], { a: '1', b: '2' }, ['a: 1 2']],
  ['one that stands before what it is set behind', [behind('b', 'a'), buildField('a')], { a: '1', b: '2' }, ['a: 1 2']],
  ['a chain', [buildField('a'), behind('b', 'a'), behind('c', 'b')], { a: '1', b: '2', c: '3' }, ['a: 1 2 3']],
  ['a circle', [behind('a', 'b'), behind('b', 'a')], { a: '1', b: '2' }, ['a: 1', 'b: 2']],
  ['one behind itself', [behind('a', 'a')], { a: '1' }, ['a: 1']],
  ['one behind a field that is not there', [behind('b', 'gone')], { b: '2' }, ['b: 2']],
  ['only what was answered of both', [buildField('a'), behind('b', 'a')], { b: '2' }, ['a: 2']],
  ['neither of them answered', [buildField('a'), behind('b', 'a')], {}, ['a: ']],
  ['nothing of a hidden one', [buildField('a', { preview: { mode: 'hidden' } })], { a: '1' }, []],
  [
    'one behind a hidden one stands for itself',
    [buildField('a', { preview: { mode: 'hidden' } }), behind('b', 'a')],
    { a: '1', b: '2' },
    ['b: 2'],
  ],
];

it.each(cases)('lists %s', (_name, fields, values, expected) => {
  const pairs = pairAnswers(fields, ({ key }) => ({ value: values[key] ?? '' }));
  expect(
    pairs.map(({ field, answers }) => `${field.key}: ${answers.map(({ answer }) => textOf(answer)).join(' ')}`),
  ).toEqual(expected);
});

it('keeps the place of an answer that is withheld, and leaves out what does not show', () => {
  const fields = [buildField('a'), behind('b', 'a'), buildField('c')];
  const pairs = pairAnswers(fields, ({ key }) => (key === 'c' ? null : key === 'a' ? { value: '' } : 'withheld'));
  expect(pairs.map(({ answers }) => answers.map(({ answer }) => textOf(answer)))).toEqual([['withheld']]);
});

function textOf(answer: { readonly value: unknown } | 'withheld'): unknown {
  return answer === 'withheld' ? answer : answer.value;
}
