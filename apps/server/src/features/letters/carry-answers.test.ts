import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { describe, expect, it } from 'vitest';
import { carryAnswers } from './carry-answers.ts';

const formOf = (fields: readonly FieldDefinition[], groups: readonly GroupDefinition[] = []) =>
  compileForm({ modules: [buildModule('letter', fields, { author: 'recommender', groups })] }, models);

const words = (sc: string, tc: string, en: string) => ({ label: { sc, tc, en } });
const answersOf = (fields: Record<string, string>): FormAnswers => ({
  fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { value }])),
  rows: {},
});
const none = answersOf({});

function carried(
  from: readonly FieldDefinition[],
  answers: Record<string, string>,
  to: readonly FieldDefinition[],
  isSameProject = false,
  filled = none,
) {
  const { fields } = carryAnswers({
    from: formOf(from),
    answers: answersOf(answers),
    to: formOf(to),
    filled,
    isSameProject,
  });
  return Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
}

describe('within a project', () => {
  it('a question is known by key and type', () => {
    const from = [buildField('a'), buildField('b'), buildField('c', { type: 'long-text' }), buildField('gone')];
    const to = [buildField('a'), buildField('b', { type: 'long-text' }), buildField('c', { type: 'long-text' })];
    expect(carried(from, { a: '1', b: '2', c: '3', gone: '4' }, to, true)).toEqual({ a: '1', c: '3' });
  });
});

describe('from another project', () => {
  it.each([
    ['in the same words', words('优点', '優點', 'Strengths'), true],
    ['in the same words of one language', words('长处', '長處', 'strengths '), true],
    ['in other words', words('长处', '長處', 'Merits'), false],
    ['in no words', words('', '', ''), false],
  ])('a question is known %s', (_how, label, isCarried) => {
    const from = [buildField('x', words('优点', '優點', 'Strengths'))];
    expect(carried(from, { x: 'kind' }, [buildField('y', label)])).toEqual(isCarried ? { y: 'kind' } : {});
  });

  it('the same key means nothing', () => {
    expect(
      carried([buildField('a', words('1', '1', '1'))], { a: 'x' }, [buildField('a', words('2', '2', '2'))]),
    ).toEqual({});
  });

  it('of another type is another question', () => {
    const label = words('信', '信', 'Letter');
    expect(carried([buildField('a', label)], { a: 'x' }, [buildField('b', { ...label, type: 'date' })])).toEqual({});
  });

  const long = (key: string) => buildField(key, { type: 'long-text', ...words(key, key, key) });
  it.each([
    ['the only long text goes to the only long text', [long('a')], [long('b')], { b: 'Dear all' }],
    ['not where there are two', [long('a')], [long('b'), long('c')], {}],
    ['nor from two', [long('a'), long('d')], [long('b')], {}],
  ])('%s', (_what, from, to, expected) => {
    expect(carried(from, { a: 'Dear all' }, to)).toEqual(expected);
  });
});

it('nothing that is filled in is replaced, and nothing empty carried', () => {
  const fields = [buildField('a'), buildField('b'), buildField('c')];
  expect(carried(fields, { a: 'old', b: 'old', c: '' }, fields, true, answersOf({ a: 'new', b: '' }))).toEqual({
    b: 'old',
  });
});

it('signatures and what nobody answers stay where they are', () => {
  const fields = [buildField('s', { type: 'signature' }), buildField('r', { type: 'rich-text' })];
  const file = { uid: 'u', name: 'n', url: '/u' };
  const answers = { fields: { s: { value: [file] }, r: { value: 'x' } }, rows: {} };
  const form = formOf(fields);
  expect(carryAnswers({ from: form, answers, to: form, filled: none, isSameProject: true }).fields).toEqual({});
});

it('an option that is not offered there is not chosen', () => {
  const options = (...values: string[]) =>
    values.map((value) => ({ value, label: { sc: value, tc: value, en: value } }));
  const choice = (...values: string[]) => buildField('c', { type: 'multiple-choice', options: options(...values) });
  const answers = { fields: { c: { value: ['a', 'b'] } }, rows: {} };
  const { fields } = carryAnswers({
    from: formOf([choice('a', 'b')]),
    answers,
    to: formOf([choice('b', 'c')]),
    filled: none,
    isSameProject: false,
  });
  expect(JSON.stringify(fields)).not.toContain('"a"');
});

describe('rows', () => {
  const group = (key: string, title: string, extraRows = 5) =>
    buildGroup(key, [buildField(`${key}-f`, words('x', 'x', 'Work'))], {
      title: { sc: title, tc: title, en: title },
      extraRows,
    });
  const answers: FormAnswers = {
    fields: {},
    rows: { g: [{ 'g-f': { value: 'one' } }, { 'g-f': { value: 'two' } }] },
  };

  it.each<[string, GroupDefinition, boolean, FormAnswers, unknown]>([
    ['of the same group', group('g', 'Other'), true, none, answers.rows],
    [
      'of a group with the same title',
      group('h', 'Works'),
      false,
      none,
      { h: [{ 'h-f': { value: 'one' } }, { 'h-f': { value: 'two' } }] },
    ],
    ['of another group stay', group('h', 'Jobs'), false, none, {}],
    ['as many as there is place for', group('g', 'Works', 1), true, none, { g: [{ 'g-f': { value: 'one' } }] }],
    ['none where there are some', group('g', 'Works'), true, { fields: {}, rows: { g: [{}] } }, {}],
  ])('%s', (_what, to, isSameProject, filled, expected) => {
    const { rows } = carryAnswers({
      from: formOf([], [group('g', 'Works')]),
      answers,
      to: formOf([], [to]),
      filled,
      isSameProject,
    });
    expect(rows).toEqual(expected);
  });
});
