import { type Calculation, sourcesOf } from '../definition/calculation.ts';
import type { FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';
import { isDay } from './check-conditions.ts';

/** A calculated answer is a plain number, worked out from answers that it can read. */
export function checkCalculated(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  const byId = new Map(fields.map((field) => [field.definition.id, field]));
  return fields.flatMap((field): readonly DefinitionProblem[] => {
    const { place, definition } = field;
    const { calculated } = definition;
    if (calculated === undefined) return [];
    if (!isPlainNumber(field, models) || !isPossible(calculated))
      return [{ key: 'cannotCalculate', place, params: { id: definition.id } }];
    return sourcesOf(calculated).flatMap((id): DefinitionProblem[] => {
      const source = byId.get(id);
      if (source === undefined) return [{ key: 'unknownField', place, params: { id } }];
      return canRead(field, source, calculated, byId, models)
        ? []
        : [{ key: 'cannotCalculate', place, params: { id } }];
    });
  });
}

function isPlainNumber({ definition, group }: PlacedField, models: FieldModels): boolean {
  const { type, text, required, requiredWhen, defaultValue, filledFromAccount } = definition;
  const isAsked = (required ?? requiredWhen ?? defaultValue ?? filledFromAccount) !== undefined;
  return group === undefined && !isAsked && models[type].number !== undefined && text?.nature === 'decimal';
}

function isPossible(calculated: Calculation): boolean {
  if ('age' in calculated) return isDay(calculated.on);
  const { digits = 2 } = calculated;
  return sourcesOf(calculated).length > 0 && Number.isInteger(digits) && digits >= 0 && digits <= 6;
}

function canRead(
  { module }: PlacedField,
  source: PlacedField,
  calculated: Calculation,
  byId: ReadonlyMap<string, PlacedField>,
  models: FieldModels,
): boolean {
  const { type, calculated: inTurn, date } = source.definition;
  const isSameSheet = (source.module.author === 'recommender') === (module.author === 'recommender');
  // The page of a module knows the plain answers of other modules, but not their rows.
  const isWithinReach = source.group === undefined || source.module.id === module.id;
  if (inTurn !== undefined || !isSameSheet || !isWithinReach) return false;
  if ('age' in calculated)
    return models[type].isOneDate === true && source.group === undefined && (date?.unit ?? 'day') === 'day';
  const weights = 'average' in calculated ? byId.get(calculated.weights ?? '') : undefined;
  const isBesideWeight = weights === undefined || (weights.group !== undefined && weights.group === source.group);
  return models[type].number !== undefined && isBesideWeight;
}
