import type { FieldType } from '@portico/form-engine/definition/field-type';
import type { ComponentType } from 'react';
import type { InputProps } from './field-parts.ts';
import * as registry from './registry/inputs.ts';

/** The input component of each type. */
export const inputs: Readonly<Record<FieldType, ComponentType<InputProps>>> = registry;
