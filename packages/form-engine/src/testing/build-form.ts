import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition, GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';
import type { LocalText } from '../language.ts';
import type { Answers } from '../values/answer.ts';

export function local(text: string): LocalText {
  return { sc: text, tc: text, en: text };
}

/** A field whose id is its key, by default of type text. */
export function buildField(key: string, rest: Partial<FieldDefinition> = {}): FieldDefinition {
  return { id: key, key, type: 'text', label: local(key), ...rest };
}

/** A yes-no question that opens fields on yes. */
export function buildSwitch(
  key: string,
  opens: readonly string[],
  rest: Partial<FieldDefinition> = {},
): FieldDefinition {
  const options = ['yes', 'no'].map((value) => ({ value, label: { sc: `${value}-sc`, tc: `${value}-tc`, en: value } }));
  return buildField(key, {
    type: 'single-choice',
    options,
    triggers: [{ when: { options: ['yes'] }, opens }],
    ...rest,
  });
}

export function buildGroup(
  key: string,
  fields: readonly FieldDefinition[],
  rest: Partial<GroupDefinition> = {},
): GroupDefinition {
  return { id: key, key, title: local(key), requiredRows: 0, extraRows: 5, layout: 'table', fields, ...rest };
}

export function buildModule(
  id: string,
  fields: readonly FieldDefinition[],
  rest: Partial<ModuleDefinition> = {},
): ModuleDefinition {
  return { id, title: local(id), author: 'applicant', fields, groups: [], ...rest };
}

export function buildForm(...fields: readonly FieldDefinition[]): FormDefinition {
  return { modules: [buildModule('module', fields)] };
}

export function buildAnswers(values: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));
}
