import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isSettings } from '@portico/form-engine/editing/form-parts';
import { withFreeNames } from './free-names.ts';
import type { Notes } from './import-note.ts';
import { fitToSchema, type Schema } from './json/fit-to-schema.ts';
import { mostQuestions, TooLarge, Unreadable } from './unreadable.ts';

/**
 * The modules of a file as a form, each by the schema by which the server checks them: what is left can be saved. Names that
 * are there twice or do not work are replaced.
 */
export function importedForm(modules: readonly unknown[], fileSchema: Schema, notes: Notes): FormDefinition {
  if (modules.length === 0) throw new Unreadable('empty');
  if (modules.reduce<number>((sum, module) => sum + questionsIn(module), 0) > mostQuestions)
    throw new TooLarge('questions', mostQuestions);
  const at = notes.at('modules');
  const form = { modules: modules.map((one, index) => fitToSchema(fileSchema, moduleSchema, one, at.at(index))) };
  const whole = { modules: form.modules.filter((module) => module !== undefined) };
  if (!isForm(whole) || whole.modules.length === 0) throw new Unreadable('empty');
  const { form: named, renamed } = withFreeNames(whole);
  for (const { kind, part, from, to } of renamed) {
    const problem = kind === 'id' ? 'renamedId' : 'renamedKey';
    notes.list.push({ place: '', name: 'label' in part ? part.label : part.title, found: from, problem, instead: to });
  }
  return named;
}

export function sizeOf({ modules }: FormDefinition) {
  return { modules: modules.length, questions: modules.reduce((sum, module) => sum + questionsIn(module), 0) };
}

/** The question is asked of what a file has, whatever it is. */
function questionsIn(module: unknown): number {
  if (!isSettings(module)) return 0;
  const { fields, groups } = module;
  const own = Array.isArray(fields) ? fields.length : 0;
  return own + (Array.isArray(groups) ? groups.reduce<number>((sum, group) => sum + questionsIn(group), 0) : 0);
}

/** Where the schema of project files says what a module is. */
const moduleSchema: Schema = { $ref: '#/properties/forms/properties/application/anyOf/0/properties/modules/items' };

/** The schema has checked it. */
function isForm(value: { readonly modules: readonly unknown[] }): value is FormDefinition {
  return value.modules.every(isSettings);
}
