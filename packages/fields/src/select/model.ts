import type { FieldModel } from '@portico/form-engine/field-model';
import { oneChoice } from '../shared/choices/one-choice.ts';

/** One of many options, in a list that opens. */
export const selectModel: FieldModel = { type: 'select', ...oneChoice };
