import type { CompiledForm, CompiledModule } from '@portico/form-engine/compile/compiled-form';
import type { CheckContext } from '@portico/form-engine/field-model';
import { moduleStates } from '@portico/form-engine/states/module-states';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { judgeForm } from '@portico/form-engine/verdict/judge-form';

/** The saved state of one module. */
export interface SavedModule {
  readonly values: FormAnswers;
  readonly revision: number;
  readonly state: number;
}

/** Modules by id; null before the first save. */
export type SavedModules = Readonly<Record<string, SavedModule>> | null;

export type WireState = 0 | 1 | 2;

/** The states of all or some modules of a form, by id. Answers of hidden fields do not count. */
export function statesOf(
  form: CompiledForm,
  saved: SavedModules,
  context: CheckContext,
  judged?: ReadonlySet<string>,
): ReadonlyMap<string, WireState> {
  const modules = form.modules.filter(({ definition }) => judged?.has(definition.id) ?? true);
  return new Map(
    judgeForm({ ...form, modules }, answersAsked(form, saved), context).map(({ module, state }) => [
      module,
      moduleStates[state],
    ]),
  );
}

/** The saved answers to the modules of this form. */
export function answersAsked(form: CompiledForm, saved: SavedModules): FormAnswers {
  return answersOf(saved, new Set(form.modules.map(({ definition }) => definition.id)));
}

/** The states of all saved modules; a module that the form does not ask for counts as empty. */
export function statesOfAll(form: CompiledForm, saved: SavedModules, context: CheckContext) {
  const unasked = Object.keys(saved ?? {}).map((id) => [id, 0] as const);
  return new Map<string, WireState>([...unasked, ...statesOf(form, saved, context)]);
}

/** The saved answers of all modules, or of some of them. */
export function answersOf(saved: SavedModules, modules?: ReadonlySet<string>): FormAnswers {
  const relevant = Object.entries(saved ?? {}).filter(([id]) => modules?.has(id) ?? true);
  return joinAnswers(relevant.map(([, { values }]) => values));
}

/** Merges the answers of several modules; keys are unique within a form. */
export function joinAnswers(modules: readonly FormAnswers[]): FormAnswers {
  return {
    fields: Object.fromEntries(modules.flatMap(({ fields }) => Object.entries(fields))),
    rows: Object.fromEntries(modules.flatMap(({ rows }) => Object.entries(rows))),
  };
}

/** Those of the answers that belong to one module. */
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
