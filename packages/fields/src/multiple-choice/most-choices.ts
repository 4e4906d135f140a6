import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';

/** spec 5: the maximum is max_quantity when above 0, else the number of options. */
export function mostChoices({ choice, options = [] }: FieldDefinition): number {
  const most = choice?.most ?? 0;
  return most > 0 ? most : options.length;
}
