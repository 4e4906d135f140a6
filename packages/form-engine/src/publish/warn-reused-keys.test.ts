import { expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { buildField, buildForm, buildGroup, buildModule, local } from '../testing/build-form.ts';
import { toyModels } from '../testing/toy-models.ts';
import { placedFields } from './placed-field.ts';
import { keyUsesIn, warnOfReusedKeys } from './warn-reused-keys.ts';

const versions = [
  { number: 1, form: buildForm(buildField('old', { key: 'score', type: 'date', label: local('Day') })) },
  { number: 2, form: buildForm(buildField('a', { key: 'name', label: local('Name') })) },
  { number: 3, form: buildForm(buildField('a', { key: 'name', label: local('Full name') })) },
];

function found(...fields: readonly FieldDefinition[]) {
  return warnOfReusedKeys(placedFields(buildForm(...fields)), keyUsesIn(versions), toyModels);
}

it.each<[string, FieldDefinition, object | null]>([
  ['the same question', buildField('a', { key: 'name', label: local('Given name') }), null],
  ['a key that nobody used', buildField('b', { key: 'fresh' }), null],
  ['a question made anew with the same words', buildField('b', { key: 'name', label: local('Full name') }), null],
  ['another type', buildField('a', { key: 'name', type: 'upload' }), { key: 'name', version: 3 }],
  ['another question', buildField('b', { key: 'name', label: local('Pet') }), { key: 'name', version: 3 }],
  ['a version long ago', buildField('new', { key: 'score', label: local('Score') }), { key: 'score', version: 1 }],
])('%s', (_name, field, params) => {
  expect(found(field)).toMatchObject(params === null ? [] : [{ key: 'keyReused', place: { field: field.id }, params }]);
});

it('tells a column of rows from a plain question', () => {
  const field = buildField('a', { key: 'name', label: local('Name') });
  const form = { modules: [buildModule('m', [], { groups: [buildGroup('g', [field])] })] };
  expect(warnOfReusedKeys(placedFields(form), keyUsesIn(versions), toyModels)).toMatchObject([{ key: 'keyReused' }]);
});
