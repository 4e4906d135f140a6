import type { CompiledField } from '../compile/compiled-form.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { CheckContext } from '../field-model.ts';
import { conditionHolds } from '../visibility/condition-holds.ts';
import type { AnswerLookup } from '../visibility/is-shown.ts';

/** A field's definition as it applies to these answers: the same object unless an answer changes it. */
export function currentDefinition(field: CompiledField, look: AnswerLookup, context: CheckContext): FieldDefinition {
  const { definition, requiredWhen } = field;
  if (requiredWhen === null || definition.required === true) return definition;
  return conditionHolds(requiredWhen, look, context) ? { ...definition, required: true } : definition;
}

/** Whether two states of one field's definition ask for the same. */
export function isSameDefinition(one: FieldDefinition, other: FieldDefinition): boolean {
  return one === other || one.required === other.required;
}
