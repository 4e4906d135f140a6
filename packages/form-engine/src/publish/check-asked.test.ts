import { describe, expect, it } from 'vitest';
import type { Condition } from '../definition/condition.ts';
import { buildField, buildForm, buildGroup, buildModule, buildSwitch } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { checkDefinition } from './check-definition.ts';

const tests: Condition[] = Array.from({ length: 201 }, () => ({ field: 'a', answered: true }));
const nested = Array.from({ length: 11 }).reduce<Condition>((inner) => ({ not: inner }), {
  field: 'a',
  answered: true,
});

const refused: readonly [string, Condition, object][] = [
  ['asks about an unknown field', { field: 'x', answered: true }, { key: 'unknownField' }],
  ['asks about an unknown group', { group: 'a', rows: {} }, { key: 'unknownField' }],
  ['asks for an unknown option', { field: 'a', chosen: ['maybe'] }, { key: 'unknownOption' }],
  ['asks for no option', { field: 'a', chosen: [] }, { key: 'emptyCondition' }],
  ['asks a date for options', { field: 'd', chosen: ['yes'] }, { key: 'cannotAsk' }],
  ['asks a choice for a number', { field: 'a', number: { least: 1 } }, { key: 'cannotAsk' }],
  ['asks a choice for a length', { field: 'a', length: { least: 1 } }, { key: 'cannotAsk' }],
  ['asks a choice for days', { field: 'a', days: { from: '', to: '' } }, { key: 'cannotAsk' }],
  [
    'asks for days in the wrong order',
    { field: 'd', days: { from: '2021-01-02', to: '2021-01-01' } },
    { key: 'reversedRange' },
  ],
  [
    'asks for a day that does not exist',
    { field: 'd', days: { from: '2021-02-30', to: '' } },
    { key: 'impossibleRange' },
  ],
  ['has an empty part', { not: { any: [] } }, { key: 'emptyCondition' }],
  ['is too long', { any: tests }, { key: 'tooComplex' }],
  ['is too deep', nested, { key: 'tooComplex' }],
  ['asks about itself', { field: 'b', answered: true }, { key: 'cycle' }],
];

const formWith = (condition: Condition) =>
  buildForm(buildSwitch('a', []), buildField('d', { type: 'date' }), buildField('b', { shownWhen: condition }));

describe('a condition that may not be published', () => {
  it.each(refused)('%s', (_name, condition, problem) => {
    expect(checkDefinition(formWith(condition), toyModels)).toContainEqual(
      expect.objectContaining({ place: { module: 'module', field: 'b' }, ...problem }),
    );
  });

  it('asks about rows from where nobody knows them', () => {
    const counted: Condition = { group: 'g', rows: { least: 1 } };
    const letter = buildModule('letter', [buildField('b', { requiredWhen: counted })], { author: 'recommender' });
    const form = { modules: [buildModule('m', [], { groups: [buildGroup('g', [buildField('r')])] }), letter] };
    expect(checkDefinition(form, toyModels)).toMatchObject([{ key: 'cannotAsk', place: { field: 'b' } }]);
  });

  it('asks a row from outside of it', () => {
    const groups = [buildGroup('g', [buildField('r')])];
    const form = {
      modules: [buildModule('m', [buildField('b', { shownWhen: { field: 'r', answered: true } })], { groups })],
    };
    expect(checkDefinition(form, toyModels)).toMatchObject([{ key: 'outOfRow', params: { id: 'r' } }]);
  });
});

it('publishes a condition of and, or, not', () => {
  const condition: Condition = {
    all: [{ field: 'a', chosen: ['yes'] }, { any: [{ not: { field: 'd', answered: true } }] }],
  };
  expect(checkDefinition(formWith(condition), toyModels)).toEqual([]);
});
