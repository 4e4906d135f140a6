import type { CompiledField } from '../compile/compiled-form.ts';
import type { CheckContext } from '../field-model.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';
import type { Look } from '../visibility/is-shown.ts';

/** The first thing wrong with the answer of a field that shows. */
export function problemOf(field: CompiledField, answer: Answer, look: Look, context: CheckContext): Problem | null {
  const { definition, model } = field;
  if (model.readOnly === true) return null;
  if (model.isEmpty(answer)) return definition.required === true ? { key: 'required' } : null;
  return model.check(answer, definition, context) ?? repetition(field, answer, look, context);
}

// Spec 5: a value that another listed field already has.
function repetition(field: CompiledField, answer: Answer, look: Look, context: CheckContext): Problem | null {
  for (const other of field.compares) {
    const theirs = other.model.type === field.model.type ? look(other) : null;
    if (theirs === null || other.model.isEmpty(theirs) || !saysTheSame(field, answer, theirs)) continue;
    const params = { field: other.definition.label[context.language] };
    const text = field.definition.compare?.text;
    return text === undefined ? { key: 'same', params } : { key: 'same', params, text };
  }
  return null;
}

function saysTheSame({ model, definition }: CompiledField, one: Answer, other: Answer): boolean {
  return model.same?.(one, other, definition) ?? JSON.stringify(one.value) === JSON.stringify(other.value);
}
