import type { FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

/** Required rows that must not repeat a choice need as many options as rows. */
export function checkDistinctRows(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  const opened = new Set(fields.flatMap(({ definition }) => (definition.triggers ?? []).flatMap(({ opens }) => opens)));
  return fields.flatMap(({ definition, place, group }): DefinitionProblem[] => {
    const { id, type, required, compare, options = [], relation } = definition;
    const { chosen, empty } = models[type];
    const rows = group?.requiredRows ?? 0;
    const isOneOfOptions = chosen !== undefined && !Array.isArray(empty.value);
    const isAskedInEachRow = required === true && relation === undefined && !opened.has(id);
    const differs = compare?.fields.includes(id) === true;
    if (!isOneOfOptions || !isAskedInEachRow || !differs || rows <= options.length) return [];
    return [{ key: 'tooFewOptions', place, params: { rows, options: options.length } }];
  });
}
