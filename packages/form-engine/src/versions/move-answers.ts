import type { CompiledField, CompiledForm } from '../compile/compiled-form.ts';
import type { Answer, Answers, FormAnswers } from '../values/answer.ts';
import { lostBetween } from './lost-between.ts';

/** An answer that the newer form has no place for. It is returned, never dropped silently. */
export interface LeftOver {
  readonly key: string;
  readonly group?: string;
  /** columnNumber, from 1. */
  readonly row?: number;
  readonly answer: Answer;
}

export interface MovedAnswers {
  readonly answers: FormAnswers;
  readonly leftOver: readonly LeftOver[];
  /** Keys of fields that are new in this form. */
  readonly added: readonly string[];
}

/**
 * Carries a draft to another version of its form: every answer whose field still exists is kept. Parts that the field
 * no longer accepts (own words beside a removed option, a row of a matrix) are left over separately.
 */
export function moveAnswers(from: CompiledForm, to: CompiledForm, answers: FormAnswers): MovedAnswers {
  const plain = moveFields(from, to, null, answers.fields);
  const rows = Object.entries(answers.rows).map(([group, list]) => ({
    group,
    moved: list.map((row) => moveFields(from, to, group, row)),
  }));
  const inRows = rows.flatMap(({ group, moved }) =>
    moved.flatMap(({ leftOver }, index) => leftOver.map((one) => ({ ...one, group, row: index + 1 }))),
  );
  return {
    answers: {
      fields: plain.carried,
      rows: Object.fromEntries(
        rows
          .filter(({ group }) => to.groups.has(group))
          .map(({ group, moved }) => [group, moved.map(({ carried }) => carried)]),
      ),
    },
    leftOver: [...plain.leftOver, ...inRows],
    added: [...to.byKey.keys()].filter((key) => !from.byKey.has(key)),
  };
}

function moveFields(from: CompiledForm, to: CompiledForm, group: string | null, answers: Answers) {
  const carried: [string, Answer][] = [];
  const leftOver: { key: string; answer: Answer }[] = [];
  for (const [key, answer] of Object.entries(answers)) {
    const field = to.byKey.get(key);
    const moved = answerFor(field, group, answer);
    if (moved !== null) carried.push([key, moved]);
    const former = from.byKey.get(key);
    const isSameType = former?.definition.type === field?.definition.type;
    const rest = moved === null ? answer : lostBetween(answer, moved, isSameType);
    if (rest === null || former?.model.isEmpty(rest) === true || former?.definition.calculated !== undefined) continue;
    leftOver.push({ key, answer: rest });
  }
  return { carried: Object.fromEntries(carried), leftOver };
}

// A field may have another type now: what that type can make of the answer is kept.
function answerFor(field: CompiledField | undefined, group: string | null, answer: Answer): Answer | null {
  if (field === undefined || field.group !== group || field.model.readOnly === true) return null;
  const read = field.model.read(answer, field.definition);
  return field.model.isEmpty(read) ? null : read;
}
