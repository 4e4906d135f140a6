import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { buildField, buildForm, buildGroup, buildModule, buildSwitch, local } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { compileForm } from '../compile/compile-form.ts';
import { checkDefinition } from './check-definition.ts';

const ranged = (opens: string[]) => [{ when: { ranges: [] }, opens }];

describe('a form that may not be published', () => {
  it.each<[string, FieldDefinition[], object]>([
    [
      'an unknown field is opened',
      [buildSwitch('a', ['x'])],
      { key: 'unknownField', place: { module: 'module', field: 'a' }, params: { id: 'x' } },
    ],
    [
      'an unknown field is compared',
      [buildField('a', { compare: { fields: ['x'] } })],
      { key: 'unknownField', params: { id: 'x' } },
    ],
    [
      'an unknown field is related',
      [buildField('a', { relation: { field: 'x', option: 'yes' } })],
      { key: 'unknownField' },
    ],
    ['an unknown card fills a birthday', [buildField('a', { filledFromIdCard: 'x' })], { key: 'unknownField' }],
    [
      'fields open each other',
      [buildSwitch('a', ['b']), buildSwitch('b', ['c']), buildSwitch('c', ['b'])],
      { key: 'cycle', params: { path: 'c → b → c' } },
    ],
    ['a field opens itself', [buildSwitch('a', ['a'])], { key: 'cycle', params: { path: 'a → a' } }],
    [
      'an option that is not there',
      [buildSwitch('a', ['b'], { triggers: [{ when: { options: ['maybe'] }, opens: ['b'] }] }), buildField('b')],
      { key: 'unknownOption', params: { option: 'maybe' } },
    ],
    [
      'a relation to an option that is not there',
      [buildSwitch('a', []), buildField('b', { relation: { field: 'a', option: 'maybe' } })],
      { key: 'unknownOption' },
    ],
    [
      'a line of text opens by options',
      [buildField('a', { triggers: [{ when: { options: ['yes'] }, opens: ['b'] }] }), buildField('b')],
      { key: 'cannotTrigger' },
    ],
    [
      'a choice opens by dates',
      [buildSwitch('a', [], { triggers: ranged(['b']) }), buildField('b')],
      { key: 'cannotTrigger' },
    ],
    [
      'a plain field is compared with itself',
      [buildField('a', { compare: { fields: ['a'] } })],
      { key: 'cannotCompare' },
    ],
    [
      'fields of two types are compared',
      [buildField('a', { type: 'date' }), buildField('b', { compare: { fields: ['a'] } })],
      { key: 'cannotCompare' },
    ],
    [
      'a birthday is filled from what is no ID card',
      [buildField('a'), buildField('b', { type: 'date', filledFromIdCard: 'a' })],
      { key: 'cannotFill' },
    ],
    [
      'a relation to the second of two options with one name',
      [
        buildSwitch('a', [], { options: ['yes', 'no'].map((value) => ({ value, label: local('the same') })) }),
        buildField('b', { relation: { field: 'a', option: 'no' } }),
      ],
      { key: 'unknownOption', params: { option: 'no' } },
    ],
    [
      'a relation names an option by its label',
      [buildSwitch('a', []), buildField('b', { relation: { field: 'a', option: 'yes-sc' } })],
      { key: 'unknownOption', params: { option: 'yes-sc' } },
    ],
    ['a key of the language itself', [buildField('constructor')], { key: 'badKey' }],
    ['two with one id', [buildField('a'), buildField('b', { id: 'a' })], { key: 'duplicateId', params: { name: 'a' } }],
    ['two with one key', [buildField('a'), buildField('b', { key: 'a' })], { key: 'duplicateKey' }],
    ['a key that is no name', [buildField('__proto__')], { key: 'badKey' }],
    ['a key that belongs to another answer', [buildField('a'), buildField('a_other')], { key: 'badKey' }],
    ['a field that never shows', [buildField('a', { startsShown: false })], { key: 'neverShown' }],
  ])('%s', (_name, fields, problem) => {
    expect(checkDefinition(buildForm(...fields), toyModels)).toContainEqual(expect.objectContaining(problem));
  });

  it('names the group when a row would open a plain field', () => {
    const group = buildGroup('g', [buildSwitch('r', ['plain'])]);
    const form = { modules: [buildModule('m', [buildField('plain')], { groups: [group] })] };
    expect(checkDefinition(form, toyModels)).toEqual([
      { key: 'outOfRow', place: { module: 'm', group: 'g', field: 'r' }, params: { id: 'plain' } },
    ]);
  });

  it('refuses a group without room for a row', () => {
    const form = { modules: [buildModule('m', [], { groups: [buildGroup('g', [], { extraRows: 0 })] })] };
    expect(checkDefinition(form, toyModels)).toMatchObject([{ key: 'rowNumbers', place: { group: 'g' } }]);
  });
});

describe('ten thousand fields', () => {
  it('may all be opened by one', () => {
    const others = Array.from({ length: 9_999 }, (_, at) => buildField(`f${at}`));
    const form = buildForm(
      buildSwitch(
        'a',
        others.map(({ id }) => id),
      ),
      ...others,
    );
    expect(checkDefinition(form, toyModels)).toEqual([]);
  });

  it('may not open each other without bound', () => {
    const ids = Array.from({ length: 400 }, (_, at) => `f${at}`);
    const fields = ids.map((id, at) => buildSwitch(id, ids.slice(at + 1)));
    const many = buildForm(
      ...fields,
      buildField('last', { compare: { fields: Array.from({ length: 30_000 }, () => 'f0') } }),
    );
    expect(checkDefinition(many, toyModels)).toMatchObject([{ key: 'tooManyLinks' }]);
  });

  const chain = (count: number) =>
    Array.from({ length: count }, (_, at) => buildSwitch(`f${at}`, at + 1 < count ? [`f${at + 1}`] : []));

  it('are handled, even as one chain', () => {
    const form = buildForm(...chain(10_000));
    expect(checkDefinition(form, toyModels)).toEqual([]);
    expect(compileForm(form, toyModels).controlled).toHaveLength(9_999);
  });

  it('and one more are refused, with the last one named', () => {
    expect(checkDefinition(buildForm(...chain(10_001)), toyModels)).toMatchObject([
      { key: 'tooManyFields', place: { field: 'f10000' } },
    ]);
  });
});
