import type { CompiledField } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';
import type { AnswerLookup } from '../visibility/answer-lookup.ts';
import { currentDefinition } from './current-definition.ts';
import { misplaced } from './offered-options.ts';

/** The first problem of a visible field's answer. */
export function problemOf(
  field: CompiledField,
  answer: Answer,
  look: AnswerLookup,
  context: CheckContext,
  siblings: Siblings = alone,
): Problem | null {
  const { model } = field;
  if (model.readOnly === true) return null;
  const definition = currentDefinition(field, look, context);
  if (model.isEmpty(answer)) return definition.required === true ? { key: 'required' } : null;
  return (
    misplaced(field, answer, look, context.language) ??
    model.check(answer, definition, context) ??
    repetition(field, answer, look, context, siblings)
  );
}

/** Whether another row answers a field with this key. */
export type Siblings = (field: CompiledField, key: string) => boolean;

const alone: Siblings = () => false;

/** The comparable key of an answer; null if it is empty or equals no other. */
export function keyOf({ model, definition }: CompiledField, answer: Answer | null): string | null {
  if (answer === null || model.isEmpty(answer)) return null;
  return model.keyOf === undefined ? JSON.stringify(answer.value) : model.keyOf(answer, definition);
}

// Spec 5: a value that another listed field already has; a field of a row that lists itself is compared with the other
// rows.
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

/** The other field's answer is read by the rules of the field that must not repeat it. */
function says(field: CompiledField, other: CompiledField, answer: Answer | null, key: string): boolean {
  return other.model.type === field.model.type && keyOf(field, answer) === key;
}
