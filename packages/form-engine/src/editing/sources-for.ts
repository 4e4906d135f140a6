import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { checkCalculated } from '../publish/check-calculated.ts';
import { checkReferences } from '../publish/check-references.ts';
import { checkUnder } from '../publish/check-under.ts';
import { type PlacedField, placedFields } from '../publish/placed-field.ts';
import { dependentsOf } from './links-between.ts';

/** The settings by which a field would take another one as its source. */
type Rule = (source: string) => Partial<FieldDefinition>;

/**
 * The fields that a rule of this field may name: publishing is asked about each of them. Rules that decide about
 * showing, or from which answers are worked out, must not lead in a circle either.
 */
export function sourcesFor(
  form: FormDefinition,
  models: FieldModels,
  id: string,
  rule: Rule,
  { mayDepend }: { readonly mayDepend: boolean },
): readonly PlacedField[] {
  const all = placedFields(form);
  const field = all.find(({ definition }) => definition.id === id);
  if (field === undefined) return [];
  const dependent = mayDepend ? new Set<string>() : dependentsOf(form, models, { field: field.definition }).fields;
  return all.filter((source) => {
    const { id: named } = source.definition;
    return !dependent.has(named) && isAccepted(field, source, rule(named), models);
  });
}

function isAccepted(
  field: PlacedField,
  source: PlacedField,
  settings: Partial<FieldDefinition>,
  models: FieldModels,
): boolean {
  const named = source.definition.id;
  const trial = { ...field, definition: { ...field.definition, ...settings } };
  const both = named === field.definition.id ? [trial] : [trial, source];
  const problems = [
    ...checkReferences(both, [], models),
    ...checkUnder(both, models),
    ...checkCalculated(both, models),
  ];
  // The two alone lack what else the field names; only what is said of the source counts.
  return problems.every(({ key, place, params }) => {
    const isOfRule = place.field === field.definition.id && key !== 'nothingUnder';
    return !(isOfRule && params?.['id'] === named);
  });
}
