import type { CompiledField } from '../compile/compiled-form.ts';
import type { Answer } from '../values/answer.ts';

/** The answers of the other fields: null for a hidden field. */
export type AnswerLookup = (field: CompiledField) => Answer | null;
