import type { CompiledField, CompiledForm } from '@portico/form-engine/compile/compiled-form';
import { controllersOf } from '@portico/form-engine/compile/controllers-of';
import type { CheckContext } from '@portico/form-engine/field-model';
import { type Answer, type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import { isOpen } from '@portico/form-engine/visibility/is-shown';
import { lookupIn, lookupInRow } from '@portico/form-engine/visibility/shown-fields';
import { allOf, isCounter, tellingAnswers } from './telling-answers.ts';

/** Answers with which something shows that did not show in any step before. */
export interface BranchStep {
  readonly answers: FormAnswers;
  /** What is answered in this step; a counter stands for the rows of a group. */
  readonly given: readonly { readonly field: CompiledField; readonly answer: Answer }[];
  /** Questions, and gates of groups and modules. */
  readonly appears: readonly CompiledField[];
}

export interface BranchWalk {
  readonly steps: readonly BranchStep[];
  /** What was not made to show within the bound: perhaps it never does. */
  readonly unreached: readonly CompiledField[];
}

// Enough for conditions of three questions with ten answers each.
const mostLooks = 1_500;

/** The way through a form on which everything that has a condition shows at least once. */
export function walkBranches(form: CompiledForm, context: CheckContext): BranchWalk {
  const walker = walkerOf(form, context);
  const targets = allOf(form).filter(isConditional);
  const seen = new Set(targets.filter((target) => walker.shows(noAnswers, target)));
  const steps: BranchStep[] = [];
  const unreached: CompiledField[] = [];
  for (const target of targets) {
    if (seen.has(target)) continue;
    const answers = walker.reach(target, noAnswers);
    if (answers === null) {
      unreached.push(target);
      continue;
    }
    const appears = targets.filter((one) => !seen.has(one) && walker.shows(answers, one));
    for (const one of appears) seen.add(one);
    steps.push({ answers, given: walker.givenIn(answers), appears });
  }
  return { steps, unreached };
}

/** Something decides about the field itself, not only about the group or module it is in. */
function isConditional(field: CompiledField): boolean {
  if (field.openers.length > 0 || field.relation !== null || field.shownWhen !== null) return true;
  return field.under !== null || field.definition.startsShown === false;
}

function walkerOf(form: CompiledForm, context: CheckContext) {
  const telling = tellingAnswers(form, context);
  let looks = 0;

  function shows(answers: FormAnswers, field: CompiledField): boolean {
    const look = lookupIn(form, answers, context);
    if (field.group === null) return look(field) !== null;
    const group = form.groups.get(field.group);
    const [row] = answers.rows[field.group] ?? [];
    if (group === undefined || row === undefined || !isOpen(group.gate, look)) return false;
    return lookupInRow(group, row, 1, look, context)(field) !== null;
  }

  /** Answers with which the field shows: those that it depends on are made to show first, and are then varied. */
  function reach(target: CompiledField, from: FormAnswers, isFirst = true): FormAnswers | null {
    if (isFirst) looks = 0;
    let answers = withRowFor(target, from);
    if (shows(answers, target)) return answers;
    const controllers = [...controllersOf(target)];
    for (const one of controllers) answers = reach(one, answers, false) ?? answers;
    if (shows(answers, target)) return answers;
    const varied = [...new Set(controllers.flatMap(answerable))];
    for (let changes = 1; changes <= varied.length; changes += 1) {
      const found = vary(target, answers, varied, changes);
      if (found !== null || looks > mostLooks) return found;
    }
    return null;
  }

  /** Tries all ways to answer this many of the fields. */
  function vary(
    target: CompiledField,
    answers: FormAnswers,
    fields: readonly CompiledField[],
    changes: number,
  ): FormAnswers | null {
    if (changes === 0) {
      looks += 1;
      return shows(answers, target) ? answers : null;
    }
    for (const [index, field] of fields.entries())
      for (const answer of telling(field)) {
        if (looks > mostLooks) return null;
        const found = vary(target, withAnswer(answers, field, answer), fields.slice(index + 1), changes - 1);
        if (found !== null) return found;
      }
    return null;
  }

  function givenIn(answers: FormAnswers): BranchStep['given'] {
    const plain = Object.entries(answers.fields).map(([key, answer]) => ({ field: form.byKey.get(key), answer }));
    const rows = Object.entries(answers.rows).flatMap(([key, [first = {}, ...more]]) => [
      ...Object.entries(first).map(([field, answer]) => ({ field: form.byKey.get(field), answer })),
      ...(more.length === 0 && Object.keys(first).length > 0
        ? []
        : [{ field: form.counters.get(key), answer: { value: more.length + 1 } }]),
    ]);
    return [...plain, ...rows].flatMap(({ field, answer }) => (field === undefined ? [] : [{ field, answer }]));
  }

  return { shows, reach, givenIn };
}

/** A question of a group shows in a row. */
function withRowFor({ group }: CompiledField, answers: FormAnswers): FormAnswers {
  if (group === null || (answers.rows[group] ?? []).length > 0) return answers;
  return { ...answers, rows: { ...answers.rows, [group]: [{}] } };
}

function withAnswer(answers: FormAnswers, field: CompiledField, answer: Answer): FormAnswers {
  const { key } = field.definition;
  if (isCounter(field)) {
    const group = key.slice('rows:'.length);
    const before = answers.rows[group] ?? [];
    const rows = Array.from({ length: Math.min(Number(answer.value), 50) }, (_, index) => before[index] ?? {});
    return { ...answers, rows: { ...answers.rows, [group]: rows } };
  }
  if (field.group === null) return { ...answers, fields: { ...answers.fields, [key]: answer } };
  const [first, ...more] = answers.rows[field.group] ?? [];
  return { ...answers, rows: { ...answers.rows, [field.group]: [{ ...first, [key]: answer }, ...more] } };
}

/** The field itself, or what a calculated one is worked out from; nothing for a gate. */
function answerable(field: CompiledField): readonly CompiledField[] {
  if (field.calculation !== null) return [...field.calculation.named.values()].flatMap(answerable);
  return field.model.readOnly === true && !isCounter(field) ? [] : [field];
}
