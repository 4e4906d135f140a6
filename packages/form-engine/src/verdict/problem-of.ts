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

/** Whether another row answers a field with this key. */
export type Siblings = (field: CompiledField, key: string) => boolean;

const alone: Siblings = () => false;

/** What an answer says, to be compared; null where nothing is said, or nothing that could be repeated. */
export function keyOf({ model, definition }: CompiledField, answer: Answer | null): string | null {
  if (answer === null || model.isEmpty(answer)) return null;
  return model.keyOf === undefined ? JSON.stringify(answer.value) : model.keyOf(answer, definition);
}

// Spec 5: a value that another listed field already has; a field of a row that lists itself looks at the other rows.
function repetition(
  field: CompiledField,
  answer: Answer,
  look: AnswerLookup,
  context: CheckContext,
  siblings: Siblings,
): Problem | null {
  if (field.compares.length === 0) return null;
  const key = keyOf(field, answer);
  if (key === null) return null;
  for (const other of field.compares) {
    const isRepeated = other === field ? siblings(field, key) : says(field, other, look(other), key);
    if (!isRepeated) continue;
    const params = { field: other.definition.label[context.language] };
    const text = field.definition.compare?.text;
    return text === undefined ? { key: 'same', params } : { key: 'same', params, text };
  }
  return null;
}

/** Another field's answer is read by the rules of the field that may not repeat it. */
function says(field: CompiledField, other: CompiledField, answer: Answer | null, key: string): boolean {
  return other.model.type === field.model.type && keyOf(field, answer) === key;
}
