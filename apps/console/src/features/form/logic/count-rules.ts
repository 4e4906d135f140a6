import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';

/** How many rules a question has of its own. */
export function countRules(field: FieldDefinition): number {
  const { shownWhen, requiredWhen, relation, compare, calculated, triggers = [] } = field;
  const single = [shownWhen, requiredWhen, relation, compare, calculated].filter((rule) => rule !== undefined);
  return single.length + triggers.length;
}
