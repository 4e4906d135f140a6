import type { FieldModels } from '@portico/form-engine/field-model';
import * as registry from './registry/models.ts';

/** The model of each type of field. */
export const models: FieldModels = registry;
