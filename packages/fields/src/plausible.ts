import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { PlausibleAnswers } from './plausible-answers.ts';

const own = import.meta.glob<PlausibleAnswers>('./*/plausible.ts', { eager: true, import: 'plausible' });

/** Plausible answers to a field of this type; none for types that nobody answers. */
export function plausibleFor(type: FieldType): PlausibleAnswers {
  return own[`./${type}/plausible.ts`] ?? (() => []);
}
