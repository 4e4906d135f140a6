import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Samples, SamplesOf } from '@portico/form-engine/prove/samples';
import { fileRules } from './file-rules.ts';

/** One file of the first type. */
export const fileSamples: SamplesOf = (field) => oneFile(field);

export function oneFile(field: FieldDefinition): Samples {
  const [type = 'pdf'] = fileRules(field).types;
  return { answers: [{ value: [{ uid: 'sample', name: `sample.${type}`, url: '/sample', size: 1 }] }], isEvery: true };
}
