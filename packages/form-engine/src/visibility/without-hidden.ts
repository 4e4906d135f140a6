import type { CompiledField, CompiledForm } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer, Answers, FormAnswers } from '../values/answer.ts';
import type { AnswerLookup } from './answer-lookup.ts';
import { lookupIn, lookupInRow, shownRowsIn } from './shown-fields.ts';

/** What may be submitted: answers of visible, non-empty fields, in the shape of their types, and nothing else. */
export function withoutHidden(form: CompiledForm, answers: FormAnswers, context: CheckContext): FormAnswers {
  const plain = lookupIn(form, answers, context);
  const rows = [...form.groups.values()].map((group) => {
    const shown = shownRowsIn(answers, group, plain).map((row, index) =>
      answersOf(group.fields, lookupInRow(group, row, index + 1, plain, context)),
    );
    return [group.definition.key, shown] as const;
  });
  return {
    fields: answersOf(
      form.modules.flatMap((module) => module.fields),
      plain,
    ),
    rows: Object.fromEntries(rows.filter(([, list]) => list.length > 0)),
  };
}

function answersOf(fields: readonly CompiledField[], look: AnswerLookup): Answers {
  const entries: [string, Answer][] = [];
  for (const field of fields) {
    const answer = look(field);
    if (answer === null || field.model.readOnly === true || field.model.isEmpty(answer)) continue;
    entries.push([field.definition.key, answer]);
  }
  return Object.fromEntries(entries);
}
