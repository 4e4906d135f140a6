import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { ModuleDefinition } from '../definition/form-definition.ts';
import type { DateSpan } from '../definition/condition.ts';
import { buildField, buildForm, buildGroup, buildModule, buildSwitch, local } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { compileForm } from '../compile/compile-form.ts';
import { checkDefinition } from './check-definition.ts';
import type { DefinitionPlace } from './definition-problem.ts';

const ranged = (opens: string[], ...ranges: DateSpan[]) => [{ when: { ranges }, opens }];
const day = (from: string, to: string) => buildField('a', { type: 'date', triggers: ranged(['b'], { from, to }) });

const at = (field: string) => ({ module: 'module', field });
const onOptions = (options: string[]) => buildSwitch('a', [], { triggers: [{ when: { options }, opens: ['b'] }] });

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
      'a line that asks for something else is filled from the account',
      [buildField('a', { filledFromAccount: 'phone' })],
      { key: 'cannotFill', place: at('a'), params: { id: 'phone' } },
    ],
    [
      'a type that no account can answer is filled from it',
      [buildField('a', { type: 'date', filledFromAccount: 'name' })],
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
    ['a trigger without options', [onOptions([]), buildField('b')], { key: 'emptyTrigger', place: at('a') }],
    [
      'a trigger without ranges',
      [buildField('a', { type: 'date', triggers: ranged(['b']) }), buildField('b')],
      { key: 'emptyTrigger', place: at('a') },
    ],
    [
      'a range that ends before it begins',
      [day('2020-01-01', '2019-12-31'), buildField('b')],
      { key: 'reversedRange', place: at('a'), params: { from: '2020-01-01', to: '2019-12-31' } },
    ],
    ['a day that does not exist', [day('2019-02-30', ''), buildField('b')], { key: 'impossibleRange', place: at('a') }],
    ['a month in place of a day', [day('', '2019-02'), buildField('b')], { key: 'impossibleRange' }],
    [
      'a relation to a line of text',
      [buildField('a'), buildField('b', { relation: { field: 'a', option: 'yes' } })],
      { key: 'cannotRelate', place: at('b'), params: { id: 'a' } },
    ],
    [
      'a relation to an option without a label',
      [
        buildSwitch('a', [], { options: [{ value: 'yes', label: { sc: '是', tc: '是', en: ' ' } }] }),
        buildField('b', { relation: { field: 'a', option: 'yes' } }),
      ],
      { key: 'missingLanguage', place: at('b'), params: { language: 'en', text: 'relation' } },
    ],
    [
      'a trigger and a relation that exclude each other',
      [buildSwitch('a', ['b']), buildField('b', { relation: { field: 'a', option: 'no' } })],
      { key: 'contradiction', place: at('b') },
    ],
    [
      'what only something impossible opens',
      [
        buildSwitch('a', ['b']),
        buildSwitch('b', ['c'], { relation: { field: 'a', option: 'no' } }),
        buildSwitch('c', ['d']),
        buildField('d'),
      ],
      { key: 'contradiction', place: at('d') },
    ],
    [
      'a label missing in a language',
      [buildField('a', { label: { sc: '姓名', tc: '', en: 'Name' } })],
      { key: 'missingLanguage', place: at('a'), params: { language: 'tc', text: 'label' } },
    ],
    [
      'a remark said in one language only',
      [buildField('a', { remark: { sc: '', tc: '', en: 'As in your passport' } })],
      { key: 'missingLanguage', place: at('a'), params: { language: 'sc', text: 'remark' } },
    ],
    [
      'an option without a label in a language',
      [buildSwitch('a', [], { options: [{ value: 'yes', label: { sc: '是', tc: '是', en: '' } }] })],
      { key: 'missingLanguage', place: at('a'), params: { language: 'en', text: 'option' } },
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

  it('may open by any date at all', () => {
    expect(checkDefinition(buildForm(day('', ''), buildField('b')), toyModels)).toEqual([]);
  });

  it('wants no words in a language that the project does not offer', () => {
    const form = buildForm(buildField('a', { label: { sc: '姓名', tc: '', en: '' } }));
    const titled = { modules: form.modules.map((module) => ({ ...module, title: { sc: '一', tc: '', en: '' } })) };
    expect(checkDefinition(titled, toyModels, ['sc'])).toEqual([]);
  });

  it.each<[string, ModuleDefinition, DefinitionPlace]>([
    ['a field', buildModule('m', [buildField('a', { required: true })]), { module: 'm', field: 'a' }],
    [
      'a field by relation',
      buildModule('m', [buildField('b', { relation: { field: 'known', option: 'yes' } })]),
      { module: 'm', field: 'b' },
    ],
    [
      'a group',
      buildModule('m', [], { groups: [buildGroup('a', [], { requiredRows: 1 })] }),
      { module: 'm', group: 'a' },
    ],
    ['a module', buildModule('a', [buildField('b')]), { module: 'a' }],
  ])('refuses %s of the applicant that only a recommender opens', (_what, module, place) => {
    const opens = module.id === 'm' && module.fields[0]?.id === 'b' ? [] : ['a'];
    const letter = buildModule('letter', [buildSwitch('known', opens)], { author: 'recommender' });
    expect(checkDefinition({ modules: [letter, module] }, toyModels)).toEqual([{ key: 'openedByRecommender', place }]);
  });

  it('lets a recommender be asked by what a recommender says', () => {
    const fields = [buildSwitch('known', ['a']), buildField('a')];
    const letter = buildModule('letter', fields, { author: 'recommender' });
    expect(checkDefinition({ modules: [letter] }, toyModels)).toEqual([]);
  });

  it('refuses to hide those who are asked for letters', () => {
    const referees = buildModule('referees', [], {
      author: 'referees',
      groups: [buildGroup('g', [buildField('mail')], { relation: { field: 'a', option: 'yes' } })],
    });
    const form = { modules: [buildModule('m', [buildSwitch('a', [])]), referees] };
    expect(checkDefinition(form, toyModels)).toEqual([
      { key: 'cannotBeHidden', place: { module: 'referees', group: 'g' } },
    ]);
  });

  it('refuses more required rows than there are different options', () => {
    const field = buildSwitch('a', [], { required: true, compare: { fields: ['a'] } });
    const formOf = (requiredRows: number) => ({
      modules: [buildModule('m', [], { groups: [buildGroup('g', [field], { requiredRows })] })],
    });
    expect(checkDefinition(formOf(2), toyModels)).toEqual([]);
    expect(checkDefinition(formOf(3), toyModels)).toEqual([
      { key: 'tooFewOptions', place: { module: 'm', group: 'g', field: 'a' }, params: { rows: 3, options: 2 } },
    ]);
  });

  it('takes groups and modules that an answer opens, and refuses those that wait for themselves', () => {
    const group = buildGroup('g', [buildField('r')]);
    const formOf = (...opens: string[]) => ({
      modules: [buildModule('m', [buildSwitch('a', opens)], { groups: [group] }), buildModule('n', [buildField('b')])],
    });
    expect(checkDefinition(formOf('g', 'n'), toyModels)).toEqual([]);
    expect(checkDefinition(formOf('m'), toyModels)).toMatchObject([{ key: 'cycle' }]);
    expect(checkDefinition(formOf('x'), toyModels)).toMatchObject([{ key: 'unknownField', params: { id: 'x' } }]);
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
