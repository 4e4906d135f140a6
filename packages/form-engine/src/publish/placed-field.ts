import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition, GroupDefinition, ModuleDefinition } from '../definition/form-definition.ts';
import type { Conditional } from '../definition/trigger.ts';
import type { DefinitionPlace } from './definition-problem.ts';

/** Something conditional, and its place in the form. */
export interface Placed {
  readonly definition: Conditional & { readonly id: string };
  readonly place: DefinitionPlace;
  readonly module: ModuleDefinition;
  /** The group it belongs to, if any. */
  readonly group?: GroupDefinition;
}

/** A field and its place in the form. */
export interface PlacedField extends Placed {
  readonly definition: FieldDefinition;
}

export function placedFields(form: FormDefinition): readonly PlacedField[] {
  return form.modules.flatMap((module) => [
    ...module.fields.map((definition) => ({ definition, module, place: { module: module.id, field: definition.id } })),
    ...module.groups.flatMap((group) =>
      group.fields.map((definition) => ({
        definition,
        module,
        group,
        place: { module: module.id, group: group.key, field: definition.id },
      })),
    ),
  ]);
}

/** Groups and modules, which are in no row. */
export function placedSections(form: FormDefinition): readonly Placed[] {
  return form.modules.flatMap((module) => [
    ...module.groups.map((group) => ({ definition: group, module, place: { module: module.id, group: group.key } })),
    { definition: module, module, place: { module: module.id } },
  ]);
}
