import type { FieldModel } from '@portico/form-engine/field-model';
import { oneChoice } from '../shared/choices/one-choice.ts';

/** One of a few options, all visible. */
export const singleChoiceModel: FieldModel = { type: 'single-choice', ...oneChoice };
