import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';
import type { SavedModules } from './applications.queries.ts';

export type WireState = 0 | 1 | 2;

const states = { empty: 0, partial: 1, complete: 2 } as const;

/** How far each module has come, by id. Answers of fields that do not show count for nothing. */
export function statesOf(
  form: CompiledForm,
  saved: SavedModules,
  context: CheckContext,
): ReadonlyMap<string, WireState> {
  return new Map(judgeForm(form, answersOf(saved), context).map(({ module, state }) => [module, states[state]]));
}

/** What is saved for all modules together. */
export function answersOf(saved: SavedModules): FormAnswers {
  const values = Object.values(saved ?? {}).map((module) => module.values);
  return {
    fields: Object.fromEntries(values.flatMap(({ fields }) => Object.entries(fields))),
    rows: Object.fromEntries(values.flatMap(({ rows }) => Object.entries(rows))),
  };
}

/** The part of some answers that belongs to one module. */
export function answersIn(module: CompiledModule | undefined, answers: FormAnswers): FormAnswers {
  const fields = new Set(module?.fields.map(({ definition }) => definition.key));
  const groups = new Set(module?.groups.map(({ definition }) => definition.key));
  return {
    fields: Object.fromEntries(Object.entries(answers.fields).filter(([key]) => fields.has(key))),
    rows: Object.fromEntries(Object.entries(answers.rows).filter(([key]) => groups.has(key))),
  };
}

export function moduleOf(form: CompiledForm, id: string): CompiledModule | undefined {
  return form.modules.find(({ definition }) => definition.id === id);
}
