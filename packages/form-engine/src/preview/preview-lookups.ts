import type { CompiledField, CompiledForm, CompiledGroup } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Answer, Answers, FormAnswers } from '../values/answer.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { answerIn, lookupIn, lookupInRow, rowsIn } from '../visibility/shown-fields.ts';

/** What a reader sees of one field: its answer, or that it is withheld; null if the field does not show. */
export type PreviewLookup = (field: CompiledField) => Answer | 'withheld' | null;

export interface PreviewLookups {
  readonly plain: PreviewLookup;
  /** One lookup per row. */
  readonly rowsOf: (group: CompiledGroup) => readonly PreviewLookup[];
}

/** Which fields of an application a reader sees, with their answers. */
export function lookupsForPreview(
  form: CompiledForm,
  answers: FormAnswers,
  withheld: ReadonlySet<string>,
  context: CheckContext,
): PreviewLookups {
  const plain = lookupIn(form, answers, context);
  const unsure = fieldsBehind(withheld, form);
  const through =
    (look: AnswerLookup, own: Answers): PreviewLookup =>
    (field) => {
      const isWithheld = withheld.has(field.definition.key);
      if (unsure.has(field)) {
        if (isWithheld) return 'withheld';
        // What is worked out from an unknown answer is unknown.
        return field.calculation === null ? answerOf(field, own) : null;
      }
      const answer = look(field);
      return isWithheld && answer !== null ? 'withheld' : answer;
    };
  return {
    plain: through(plain, answers.fields),
    rowsOf: (group) =>
      rowsIn(answers, group.definition.key).map((row, index) =>
        through(lookupInRow(group, row, index + 1, plain, context), row),
      ),
  };
}

/** Fields whose visibility depends on a withheld answer: it cannot be computed here, so those with an answer show. */
function fieldsBehind(withheld: ReadonlySet<string>, form: CompiledForm): ReadonlySet<CompiledField> {
  const unsure = new Set<CompiledField>();
  const mark = (field: CompiledField) => {
    if (unsure.has(field)) return;
    unsure.add(field);
    field.controls.forEach(mark);
  };
  for (const key of withheld) form.byKey.get(key)?.controls.forEach(mark);
  return unsure;
}

function answerOf(field: CompiledField, own: Answers): Answer | null {
  const answer = answerIn(own, field);
  return field.model.isEmpty(answer) ? null : answer;
}
