import type { FormDefinition } from '../definition/form-definition.ts';
import type { FieldModels } from '../field-model.ts';
import { checkAsked } from '../publish/check-asked.ts';
import { checkCalculated } from '../publish/check-calculated.ts';
import { checkConditions } from '../publish/check-conditions.ts';
import { checkDefaults } from '../publish/check-defaults.ts';
import { checkReferences } from '../publish/check-references.ts';
import { checkUnder } from '../publish/check-under.ts';
import type { DefinitionProblem } from '../publish/definition-problem.ts';
import { placedFields, placedSections } from '../publish/placed-field.ts';

/** What publishing finds wrong with the rules of a form: with what they name, and what they ask of it. */
export function ruleProblems(form: FormDefinition, models: FieldModels): readonly DefinitionProblem[] {
  const fields = placedFields(form);
  const sections = placedSections(form);
  return [
    ...checkReferences(fields, sections, models),
    ...checkConditions(fields, sections, models, []),
    ...checkAsked(fields, sections, models),
    ...checkUnder(fields, models),
    ...checkCalculated(fields, models),
    ...checkDefaults(fields, models),
  ];
}
