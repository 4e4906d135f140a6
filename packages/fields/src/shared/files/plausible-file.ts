import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { RawAnswer } from '@portico/form-engine/values/answer';
import { fileRules } from './file-rules.ts';

/** One file that exists nowhere, of a type that the field takes. */
export function plausibleFile(field: FieldDefinition, variant: number): readonly RawAnswer[] {
  const { types } = fileRules(field);
  const type = types.includes('pdf') ? 'pdf' : (types[0] ?? 'pdf');
  const uid = `sample-${variant}`;
  return [{ value: [{ uid, name: `sample-${variant + 1}.${type}`, url: uid, size: 1_024 }] }];
}
