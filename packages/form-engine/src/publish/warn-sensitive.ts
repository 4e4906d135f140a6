import { documentNatures } from '../definition/field-type.ts';
import type { FieldModels } from '../field-model.ts';
import type { DefinitionProblem } from './definition-problem.ts';
import type { PlacedField } from './placed-field.ts';

/** Numbers of identity documents that every reader of a preview would see. */
export function warnOfSensitive(fields: readonly PlacedField[], models: FieldModels): readonly DefinitionProblem[] {
  return fields
    .filter(({ definition }) => {
      const { type, text, label, preview } = definition;
      const isLine = models[type].number !== undefined;
      const asksForNumber = Object.values(label).some((words) => documentNumber.test(words));
      const isDocument = documentNatures.some((nature) => nature === text?.nature) || (isLine && asksForNumber);
      return isDocument && preview?.sensitive !== true;
    })
    .map(({ place }) => ({ key: 'unmarkedSensitive', place }));
}

const documentNumber =
  /(?:身份证|身份證|护照|護照|通行证|通行證|证件|證件)[^，,。]{0,4}(?:号|號)|(?:passport|identity card|id card|document)\s*(?:number|no\b)/i;
