import type { CompiledField } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';
import type { AnswerLookup } from '../visibility/is-shown.ts';

/** The first thing wrong with the answer of a field that shows. */
export function problemOf(
  field: CompiledField,
  answer: Answer,
  look: AnswerLookup,
  context: CheckContext,
  siblings: Siblings = alone,
): Problem | null {
  const { definition, model } = field;
  if (model.readOnly === true) return null;
  if (model.isEmpty(answer)) return definition.required === true ? { key: 'required' } : null;
  return model.check(answer, definition, context) ?? repetition(field, answer, look, context, siblings);
}

/** What the other rows answer to the same field. */
export type Siblings = (field: CompiledField) => readonly Answer[];

const alone: Siblings = () => [];

// Spec 5: a value that another listed field already has; a field of a row that lists itself looks at the other rows.
function repetition(
  field: CompiledField,
  answer: Answer,
  look: AnswerLookup,
  context: CheckContext,
  siblings: Siblings,
): Problem | null {
  for (const other of field.compares) {
    const theirs = other === field ? siblings(field) : [look(other)];
    if (!theirs.some((one) => one !== null && repeats(field, answer, other, one))) continue;
    const params = { field: other.definition.label[context.language] };
    const text = field.definition.compare?.text;
    return text === undefined ? { key: 'same', params } : { key: 'same', params, text };
  }
  return null;
}

function repeats({ model, definition }: CompiledField, answer: Answer, other: CompiledField, theirs: Answer): boolean {
  if (other.model.type !== model.type || model.isEmpty(theirs)) return false;
  return model.same?.(answer, theirs, definition) ?? JSON.stringify(answer.value) === JSON.stringify(theirs.value);
}
