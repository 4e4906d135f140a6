import { describe, expect, it } from 'vitest';
import { compileForm } from '../compile/compile-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { Trigger } from '../definition/trigger.ts';
import { buildField, buildForm, buildGroup, buildModule, buildSwitch, buildAnswers } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { lookupIn, lookupInRow } from './shown-fields.ts';
import { withoutHidden } from './without-hidden.ts';

const context = { language: 'sc', today: '2026-11-15' } as const;

function shown(
  fields: readonly FieldDefinition[],
  values: Record<string, string>,
  key: string,
  language: 'sc' | 'en' = 'sc',
) {
  const form = compileForm(buildForm(...fields), toyModels);
  const field = form.byKey.get(key);
  return (
    field !== undefined &&
    lookupIn(form, { fields: buildAnswers(values), rows: {} }, { ...context, language })(field) !== null
  );
}

describe('options', () => {
  const fields = [buildSwitch('a', ['c']), buildSwitch('b', ['c']), buildField('c')];
  it.each([
    [{}, false],
    [{ a: 'yes' }, true],
    [{ a: 'no' }, false],
    [{ a: 'no', b: 'yes' }, true],
    [{ a: 'no longer offered' }, false],
  ])('%j opens: %s', (values, expected) => expect(shown(fields, values, 'c')).toBe(expected));
});

describe('a field that begins shown', () => {
  const fields = [buildSwitch('a', ['b']), buildSwitch('b', ['c']), buildField('c', { startsShown: true })];
  it.each([
    ['hides while what controls it hides', { a: 'no' }, false],
    ['shows before the answer', { a: 'yes' }, true],
    ['hides at another answer', { a: 'yes', b: 'no' }, false],
  ])('%s', (_name, values, expected) => expect(shown(fields, values, 'c')).toBe(expected));
});

describe('dates', () => {
  const ranges = [
    { from: '2000-01-01', to: '2005-12-31' },
    { from: '2020-01-01', to: '' },
  ];
  const triggers: readonly Trigger[] = [{ when: { ranges }, opens: ['b'] }];
  const fields = [buildField('a', { type: 'date', triggers }), buildField('b')];
  it.each([
    ['', false],
    ['1999-12-31', false],
    ['2000-01-01', true],
    ['2005-12-31', true],
    ['2006-01-01', false],
    ['2031-05-05', true],
  ])('%s opens: %s', (a, expected) => expect(shown(fields, { a }, 'b')).toBe(expected));
});

describe('a relation', () => {
  const fields = [buildSwitch('a', []), buildField('b', { relation: { field: 'a', option: 'yes' } })];
  it.each([
    ['yes', 'sc', true],
    ['no', 'sc', false],
    ['yes', 'en', true],
    ['', 'en', false],
  ] as const)('%s in %s: %s', (a, language, expected) => expect(shown(fields, { a }, 'b', language)).toBe(expected));
});

describe('rows', () => {
  const group = buildGroup('g', [
    buildSwitch('r', ['s']),
    buildField('s', { startsShown: false, startsShownInRow: { 2: true } }),
  ]);
  const form = compileForm({ modules: [buildModule('m', [], { groups: [group] })] }, toyModels);

  it('begins as its row says', () => {
    const compiled = form.groups.get('g');
    const field = form.byKey.get('s');
    if (compiled === undefined || field === undefined) throw new Error('No group');
    const inRow = (number: number) => lookupInRow(compiled, {}, number, () => null, context)(field) !== null;
    expect([1, 2, 3].map(inRow)).toEqual([false, true, false]);
  });

  it('judges each row alone, and nothing hidden is handed in', () => {
    const rows = { g: [buildAnswers({ r: 'yes', s: 'kept' }), buildAnswers({ r: 'no', s: 'gone' })] };
    expect(withoutHidden(form, { fields: {}, rows }, context).rows).toEqual({
      g: [buildAnswers({ r: 'yes', s: 'kept' }), buildAnswers({ r: 'no' })],
    });
  });
});
