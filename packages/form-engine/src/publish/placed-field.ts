import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { DefinitionPlace } from './definition-problem.ts';

/** A field and where in the form it stands. */
export interface PlacedField {
  readonly definition: FieldDefinition;
  readonly place: DefinitionPlace;
}

export function placedFields(form: FormDefinition): readonly PlacedField[] {
  return form.modules.flatMap((module) => [
    ...module.fields.map((definition) => ({ definition, place: { module: module.id, field: definition.id } })),
    ...module.groups.flatMap((group) =>
      group.fields.map((definition) => ({
        definition,
        place: { module: module.id, group: group.key, field: definition.id },
      })),
    ),
  ]);
}
