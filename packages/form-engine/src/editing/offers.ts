import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { isAnsweredLater, isSameSheet, reaches, testsOf } from '../publish/askable.ts';
import { type Placed, type PlacedField, placedFields, placedSections } from '../publish/placed-field.ts';
import { partName } from './form-parts.ts';
import { controllersOver, dependentsOf, type Start } from './links-between.ts';

/** What a rule of some part may name: publishing accepts each of these, and refuses the others. */
export interface Offered {
  readonly fields: readonly PlacedField[];
  /** Groups and modules. */
  readonly sections: readonly Placed[];
}

const nothing: Offered = { fields: [], sections: [] };

/** Whose answers, and whose rows, a condition of this part may ask. What decides about showing must not lead in a circle. */
export function askableFrom(
  form: FormDefinition,
  models: FieldModels,
  name: string,
  rule: 'shownWhen' | 'requiredWhen',
): Offered {
  const from = placedPart(form, name);
  if (from === undefined) return nothing;
  const isShowing = rule === 'shownWhen';
  const dependent = isShowing ? dependentsOf(form, models, startOf(from)) : null;
  const isOwn = (id: string) => dependent?.fields.has(id) ?? id === from.definition.id;
  return {
    fields: placedFields(form).filter(
      (field) =>
        !isOwn(field.definition.id) &&
        reaches(field, from) &&
        !isAnsweredLater(field, from) &&
        testsOf(field.definition, models).length > 0,
    ),
    sections: placedSections(form).filter(
      (section) =>
        section.place.group !== undefined &&
        isSameSheet(section.module, from.module) &&
        dependent?.rows.has(section.definition.id) !== true,
    ),
  };
}

/** What the answers of this field may open. */
export function openableBy(form: FormDefinition, models: FieldModels, id: string): Offered {
  const by = placedFields(form).find(({ definition }) => definition.id === id);
  if (by === undefined) return nothing;
  const above = controllersOver(form, models, by.definition);
  const isOpenable = (placed: Placed) => reaches(by, placed) && !isAnsweredLater(by, placed);
  return {
    fields: placedFields(form).filter((field) => isOpenable(field) && !above.fields.has(field.definition.id)),
    sections: placedSections(form).filter(
      // Whoever names recommenders is always asked for them.
      (section) =>
        isOpenable(section) && section.module.author !== 'referees' && !above.sections.has(section.definition.id),
    ),
  };
}

/** A field, group or module by the name of its part. */
export function placedPart(form: FormDefinition, name: string): Placed | undefined {
  const id = name.slice(name.indexOf(':') + 1);
  if (name === partName.field(id)) return placedFields(form).find(({ definition }) => definition.id === id);
  const isGroup = name === partName.group(id);
  return placedSections(form).find(
    ({ definition, place }) => definition.id === id && (place.group !== undefined) === isGroup,
  );
}

function startOf({ definition, module, group, place }: Placed): Start {
  const { id } = definition;
  const field = (group?.fields ?? module.fields).find((one) => one.id === id);
  if (place.field !== undefined && field !== undefined) return { field };
  const section = module.groups.find(({ key }) => key === place.group);
  return section === undefined ? { module } : { group: section };
}
