import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, local } from '@portico/form-engine/testing/build-form';
import { expect, test } from 'vitest';
import { formChanges, questionsOf } from './form-changes.ts';

const name = buildField('name', { label: local('Full name') });
const note = buildField('note', { label: local('Note') });
const school = buildField('school', { label: local('School') });

function questionsIn(definition: ModuleDefinition) {
  const [module] = compileForm({ modules: [definition] }, models).modules;
  if (module === undefined) throw new Error('No module');
  return questionsOf(module, 'en');
}

test('questions added, gone and worded anew are told apart; those of rows by their group', () => {
  const before = buildModule('a', [name, note]);
  const after = buildModule('a', [{ ...name, label: local('Name as in your passport') }], {
    groups: [buildGroup('g', [school], { title: local('Schools') })],
  });
  expect(formChanges(questionsIn(before), questionsIn(after))).toEqual({
    added: ['Schools: School'],
    gone: ['Note'],
    renamed: [{ before: 'Full name', after: 'Name as in your passport' }],
  });
});

test('the same form has no changes', () => {
  const same = questionsIn(buildModule('a', [name, note]));
  expect(formChanges(same, same)).toEqual({ added: [], gone: [], renamed: [] });
});
