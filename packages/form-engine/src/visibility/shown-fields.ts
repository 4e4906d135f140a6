import type { CompiledField, CompiledForm, CompiledGroup } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer, Answers, FormAnswers, Row } from '../values/answer.ts';
import type { AnswerLookup } from './answer-lookup.ts';
import { calculate } from './calculate.ts';
import { isOpen, isShown } from './is-shown.ts';

/** The answers without hidden fields: for each field its answer, or null if it is hidden. */
export function lookupIn(form: CompiledForm, answers: FormAnswers, context: CheckContext): AnswerLookup {
  return lookThrough(form.controlled, withRowCounts(form, answers), context, {
    outer: () => null,
    rowsOf: (key, look) => {
      const group = form.groups.get(key);
      return group === undefined ? [] : rowLookups(group, shownRowsIn(answers, group, look), look, context);
    },
  });
}

/** The plain answers, with the number of rows of each group that conditions ask about. */
export function withRowCounts({ counters }: CompiledForm, answers: FormAnswers): Answers {
  if (counters.size === 0) return answers.fields;
  const counts = [...counters].map(([group, { definition }]) => [
    definition.key,
    { value: rowsIn(answers, group).length },
  ]);
  return { ...answers.fields, ...Object.fromEntries(counts) };
}

/** The same inside one row, which also sees the plain fields. */
export function lookupInRow(
  group: CompiledGroup,
  row: Row,
  number: number,
  plain: AnswerLookup,
  context: CheckContext,
): AnswerLookup {
  return lookThrough(group.controlled, row, context, { outer: plain, group: group.definition.key, number });
}

/** One lookup per row, which also sees the plain fields. */
export function rowLookups(
  group: CompiledGroup,
  rows: readonly Row[],
  plain: AnswerLookup,
  context: CheckContext,
): readonly AnswerLookup[] {
  return rows.map((row, index) => lookupInRow(group, row, index + 1, plain, context));
}

interface Surroundings {
  readonly outer: AnswerLookup;
  readonly rowsOf?: (group: string, look: AnswerLookup) => readonly AnswerLookup[];
  /** Inside a row: its group and its number. */
  readonly group?: string;
  readonly number?: number;
}

function lookThrough(
  controlled: readonly CompiledField[],
  answers: Answers,
  context: CheckContext,
  { outer, rowsOf, group, number }: Surroundings,
): AnswerLookup {
  const hidden = new Set<CompiledField>();
  const look: AnswerLookup = (field) => {
    if (field.group !== (group ?? null)) return outer(field);
    if (hidden.has(field) || isNeverShown(field)) return null;
    if (field.calculation !== null) return calculate(field.calculation, look, (key) => rowsOf?.(key, look) ?? []);
    return answerIn(answers, field);
  };
  for (const field of controlled) {
    if (!isShown(field, look, context, number)) hidden.add(field);
  }
  return look;
}

function isNeverShown(field: CompiledField): boolean {
  return field.definition.startsShown === false && field.openers.length === 0;
}

/** The rows of a group; inherited keys such as `constructor` are not groups. */
export function rowsIn(answers: FormAnswers, group: string): readonly Row[] {
  return Object.hasOwn(answers.rows, group) ? (answers.rows[group] ?? []) : [];
}

/** The rows of a group that count: none while the group is hidden. */
export function shownRowsIn(answers: FormAnswers, group: CompiledGroup, plain: AnswerLookup): readonly Row[] {
  return isOpen(group.gate, plain) ? rowsIn(answers, group.definition.key) : [];
}

/** The stored answer of a field, in the shape of its type. */
export function answerIn(answers: Answers, { definition, model }: CompiledField): Answer {
  return Object.hasOwn(answers, definition.key) ? (answers[definition.key] ?? model.empty) : model.empty;
}
