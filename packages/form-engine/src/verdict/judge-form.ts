import type { CompiledField, CompiledForm, CompiledGroup, CompiledModule } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Problem } from '../problem.ts';
import type { FormAnswers, Row } from '../values/answer.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { isOpen } from '../visibility/is-shown.ts';
import { lookupIn, lookupInRow, shownRowsIn } from '../visibility/shown-fields.ts';
import { keyOf, problemOf, type Siblings } from './problem-of.ts';

/** How far a module is filled in. */
export type ModuleState = 'empty' | 'partial' | 'complete';

/** A problem and where it is: a field by key; a group by its key; a field of a row by both. */
export interface PlacedProblem {
  readonly module: string;
  readonly group?: string;
  /** columnNumber, from 1. */
  readonly row?: number;
  readonly field?: string;
  readonly problem: Problem;
}

export interface ModuleVerdict {
  readonly module: string;
  readonly state: ModuleState;
  readonly problems: readonly PlacedProblem[];
}

/**
 * Checks a whole form, with the same code in the browser and on the server. A caller that already has the lookup of the
 * plain fields passes it, so that it is computed once.
 */
export function judgeForm(
  form: CompiledForm,
  answers: FormAnswers,
  context: CheckContext,
  look: AnswerLookup = lookupIn(form, answers, context),
): readonly ModuleVerdict[] {
  return form.modules.map((module) => judgeModule(module, answers, look, context));
}

function judgeModule(
  module: CompiledModule,
  answers: FormAnswers,
  look: AnswerLookup,
  context: CheckContext,
): ModuleVerdict {
  const { id } = module.definition;
  const plain = judgeFields(module.fields, look, context);
  const problems: PlacedProblem[] = plain.problems.map((problem) => ({ module: id, ...problem }));
  let isAnswered = plain.isAnswered;
  for (const group of module.groups) {
    const rows = shownRowsIn(answers, group, look);
    isAnswered ||= rows.length > 0;
    const found = judgeRows(group, rows, look, context);
    problems.push(...found.map((one) => ({ module: id, group: group.definition.key, ...one })));
  }
  return { module: id, state: stateOf(isAnswered, problems.length > 0, asks(module, look)), problems };
}

/** A module without answers is empty, even if nothing is required; a module without questions is complete. */
export function stateOf(isAnswered: boolean, isWrong: boolean, asks: boolean): ModuleState {
  if (!isAnswered) return asks ? 'empty' : 'complete';
  return isWrong ? 'partial' : 'complete';
}

/** Whether a module asks anything: a hidden group asks for nothing, and a hidden module counts as not started. */
export function asks(module: CompiledModule, look: AnswerLookup): boolean {
  if (!isOpen(module.gate, look)) return true;
  return module.groups.some(({ gate }) => isOpen(gate, look)) || hasFields(module);
}

export function hasQuestions(module: CompiledModule): boolean {
  return module.groups.length > 0 || hasFields(module);
}

function hasFields(module: CompiledModule): boolean {
  return module.fields.some(({ model }) => model.readOnly !== true);
}

interface RowProblem {
  readonly row?: number;
  readonly field?: string;
  readonly problem: Problem;
}

/** The problems of a group's rows: too few, too many, and each field of each row. None while the group is hidden. */
export function judgeRows(
  group: CompiledGroup,
  rows: readonly Row[],
  plain: AnswerLookup,
  context: CheckContext,
): readonly RowProblem[] {
  if (!isOpen(group.gate, plain)) return [];
  const number = rowCountProblem(group, rows.length);
  const looks = rows.map((row, index) => lookupInRow(group, row, index + 1, plain, context));
  const countOf = countKeys(looks);
  // A row is among those counted.
  const siblings: Siblings = (field, key) => (countOf(field).get(key) ?? 0) > 1;
  const inRows = looks.flatMap((look, index) => {
    return judgeFields(group.fields, look, context, siblings).problems.map((problem) => ({
      row: index + 1,
      ...problem,
    }));
  });
  return number === null ? inRows : [{ problem: number }, ...inRows];
}

function rowCountProblem({ definition }: CompiledGroup, count: number): Problem | null {
  const most = definition.requiredRows + definition.extraRows;
  if (count < definition.requiredRows) return { key: 'rowsMissing', params: { least: definition.requiredRows } };
  return count > most ? { key: 'rowsTooMany', params: { most } } : null;
}

/** All rows but one. */
export function siblingsOf(looks: readonly AnswerLookup[], index: number): Siblings {
  const countOf = countKeys(looks.filter((_look, at) => at !== index));
  return (field, key) => countOf(field).has(key);
}

/** Counts the keys of all rows, once for each compared field: comparing every row with every other takes too long. */
function countKeys(looks: readonly AnswerLookup[]): (field: CompiledField) => ReadonlyMap<string, number> {
  const cached = new Map<CompiledField, ReadonlyMap<string, number>>();
  return (field) => {
    const counts = cached.get(field) ?? countIn(field, looks);
    cached.set(field, counts);
    return counts;
  };
}

function countIn(field: CompiledField, looks: readonly AnswerLookup[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const look of looks) {
    const key = keyOf(field, look(field));
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function judgeFields(fields: readonly CompiledField[], look: AnswerLookup, context: CheckContext, siblings?: Siblings) {
  const problems: { field: string; problem: Problem }[] = [];
  let isAnswered = false;
  for (const field of fields) {
    const answer = look(field);
    if (answer === null) continue;
    const { model, definition } = field;
    if (model.readOnly === true) continue;
    if (!model.isEmpty(answer)) isAnswered = true;
    else if (definition.required !== true && field.requiredWhen === null) continue;
    const problem = problemOf(field, answer, look, context, siblings);
    if (problem !== null) problems.push({ field: definition.key, problem });
  }
  return { isAnswered, problems };
}
