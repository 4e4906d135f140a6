import { models } from '@portico/fields/models';
import { compileForm } from '@portico/form-engine/compile/compile-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { expect, test } from 'vitest';
import { buildDefinition, inAll } from '../../../features/application-form/testing/samples.ts';
import { formChanges, questionsOf } from './form-changes.ts';

const [name, note] = buildDefinition('a').fields;

function asked(definition: ModuleDefinition) {
  const [module] = compileForm({ modules: [definition] }, models).modules;
  if (module === undefined) throw new Error('No module');
  return questionsOf(module, 'en');
}

test('questions added, gone and worded anew are told apart; those of rows by their group', () => {
  if (name === undefined || note === undefined) throw new Error('No fields');
  const row = { id: 'r1', key: 'school', type: 'text', label: inAll('School'), order: 1 } as const;
  const group = { id: 'g', key: 'g', title: inAll('Schools'), requiredRows: 0, extraRows: 3, layout: 'table' } as const;
  const before = buildDefinition('a', { fields: [name, note] });
  const after = buildDefinition('a', {
    fields: [{ ...name, label: inAll('Name as in your passport') }],
    groups: [{ ...group, fields: [row] }],
  });
  expect(formChanges(asked(before), asked(after))).toEqual({
    added: ['Schools: School'],
    gone: ['Note'],
    renamed: [{ before: 'Full name', after: 'Name as in your passport' }],
  });
});

test('the same form has no changes', () => {
  const same = asked(buildDefinition('a'));
  expect(formChanges(same, same)).toEqual({ added: [], gone: [], renamed: [] });
});
