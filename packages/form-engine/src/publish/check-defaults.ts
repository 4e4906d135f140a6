import type { FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

// Later than every limit that moves with the calendar: what is too early or too late today is not proposed.
const context = { language: 'sc', today: '9999-12-31' } as const;

/**
 * A default is an answer that the field accepts. Files and signatures are the person's own, and options that depend on
 * another answer have no default, since it would fit few of the answers.
 */
export function checkDefaults(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  return fields.flatMap(({ definition, place }): DefinitionProblem[] => {
    if (definition.defaultValue === undefined) return [];
    const model = models[definition.type];
    const answer = model.read({ value: definition.defaultValue }, definition);
    const canBeProposed =
      model.readOnly !== true && model.takesFiles !== true && definition.choice?.under === undefined;
    const isFit = !model.isEmpty(answer) && model.check(answer, definition, context) === null;
    return canBeProposed && isFit ? [] : [{ key: 'badDefault', place }];
  });
}
