import type { FieldModel } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

/** What the type itself finds wrong with a field's settings. */
export function checkSettings({ definition, place }: PlacedField, model: FieldModel): readonly DefinitionProblem[] {
  return (model.checkSettings?.(definition) ?? []).map(({ key, params }) => ({
    key: 'settings',
    place,
    params: { ...params, setting: key },
  }));
}
