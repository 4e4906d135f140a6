import type { FieldModels } from '@portico/form-engine/field-model';
import * as registry from './registry/models.ts';

/** How each type of field thinks. */
export const models: FieldModels = registry;
