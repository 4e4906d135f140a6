import type { CompiledField, CompiledForm } from '../compile/compiled-form.ts';
import type { Answer, Answers, FormAnswers } from '../values/answer.ts';

/** An answer that has no place in the newer form. It is handed back, never thrown away unseen. */
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
  /** Keys of fields that the older form did not ask. */
  readonly added: readonly string[];
}

/** Takes a draft to another version of its form: every answer whose field still exists is kept. */
export function moveAnswers(from: CompiledForm, to: CompiledForm, answers: FormAnswers): MovedAnswers {
  const plain = moveFields(to, null, answers.fields);
  const rows = Object.entries(answers.rows).map(([group, list]) => ({
    group,
    moved: list.map((row) => moveFields(to, group, row)),
  }));
  const inRows = rows.flatMap(({ group, moved }) =>
    moved.flatMap(({ leftOver }, index) => leftOver.map((one) => ({ ...one, group, row: index + 1 }))),
  );
  return {
    answers: {
      fields: plain.kept,
      rows: Object.fromEntries(
        rows
          .filter(({ group }) => to.groups.has(group))
          .map(({ group, moved }) => [group, moved.map(({ kept }) => kept)]),
      ),
    },
    leftOver: [...plain.leftOver, ...inRows],
    added: [...to.byKey.keys()].filter((key) => !from.byKey.has(key)),
  };
}

function moveFields(to: CompiledForm, group: string | null, answers: Answers) {
  const kept: [string, Answer][] = [];
  const leftOver: { key: string; answer: Answer }[] = [];
  for (const [key, answer] of Object.entries(answers)) {
    const moved = answerFor(to.byKey.get(key), group, answer);
    if (moved === null) leftOver.push({ key, answer });
    else kept.push([key, moved]);
  }
  return { kept: Object.fromEntries(kept), leftOver };
}

// A field may have become another type: what that type can make of the answer is kept.
function answerFor(field: CompiledField | undefined, group: string | null, answer: Answer): Answer | null {
  if (field === undefined || field.group !== group || field.model.readOnly === true) return null;
  const read = field.model.read(answer, field.definition);
  return field.model.isEmpty(read) ? null : read;
}
