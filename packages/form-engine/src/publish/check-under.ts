import type { Option } from '../definition/option.ts';
import type { FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

/** Options that depend on another answer: the other question is a choice, and each of its answers leaves a choice. */
export function checkUnder(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  const byId = new Map(fields.map((field) => [field.definition.id, field]));
  return fields.flatMap((field) => {
    const { options = [], columns = [], choice } = field.definition;
    if (choice?.under === undefined) return nowhere(field, [...options, ...columns]);
    const above = byId.get(choice.under);
    // An unknown field is a broken reference, reported as such.
    if (above === undefined) return [];
    return canDepend(field, above, models)
      ? checkOptions(field, above, options)
      : [{ key: 'cannotDepend', place: field.place, params: { id: above.definition.id } }];
  });
}

/** Options that depend on an answer, but of no field. */
function nowhere({ place }: PlacedField, options: readonly Option[]): readonly DefinitionProblem[] {
  return options
    .filter(({ under }) => under !== undefined)
    .map(({ value }) => ({ key: 'optionNowhere', place, params: { option: value } }));
}

function canDepend({ definition, module }: PlacedField, above: PlacedField, models: FieldModels): boolean {
  const areChoices = [definition, above.definition].every(({ type }) => models[type].chosen !== undefined);
  // A recommender does not know the applicant's answers, nor the other way round.
  const isSameSheet = (above.module.author === 'recommender') === (module.author === 'recommender');
  return areChoices && isSameSheet;
}

function checkOptions(
  { place }: PlacedField,
  { definition: above }: PlacedField,
  options: readonly Option[],
): readonly DefinitionProblem[] {
  // That there is nothing to choose is said once, not for each answer.
  if (options.length === 0) return [];
  const answers = new Set((above.options ?? []).map(({ value }) => value));
  const isAlwaysOffered = options.some(({ under }) => under === undefined);
  const reached = isAlwaysOffered ? answers : new Set(options.flatMap(({ under = [] }) => under));
  return [
    ...options.flatMap(({ under, value }): DefinitionProblem[] =>
      under?.length === 0 ? [{ key: 'optionNowhere', place, params: { option: value } }] : [],
    ),
    ...options
      .flatMap(({ under = [] }) => under.filter((value) => !answers.has(value)))
      .map((option): DefinitionProblem => ({ key: 'unknownOption', place, params: { option } })),
    ...[...answers]
      .filter((value) => !reached.has(value))
      .map((option): DefinitionProblem => ({ key: 'nothingUnder', place, params: { option, id: above.id } })),
  ];
}
