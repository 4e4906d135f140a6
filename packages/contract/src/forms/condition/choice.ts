import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/coded.ts';
import { cssLength } from '../codec/safe-text.ts';
import { limit } from '../codec/scalars.ts';
import { keysOf, type WireKey } from '../codec/wire-key.ts';
import { options } from '../field/options.ts';
import { triggers } from './triggers.ts';

const key = keysOf<FieldDefinition>();

const arrangement = coded([
  ['inline', 1],
  ['stacked', 2],
]);

export const choiceKeys: readonly WireKey<FieldDefinition>[] = [
  key(
    'max_quantity',
    limit,
    (field) => field.choice?.most,
    (most, { choice }) => ({ choice: { ...choice, most } }),
  ),
  key(
    'show_mode',
    arrangement,
    (field) => field.choice?.arrangement,
    (value, { choice }) => ({ choice: { ...choice, arrangement: value } }),
  ),
  key(
    'selectWidth',
    cssLength,
    (field) => field.choice?.width,
    (width, { choice }) => ({ choice: { ...choice, width } }),
  ),
  key(
    'option_trigger',
    triggers,
    (field) => field.triggers,
    (opening) => ({ triggers: opening }),
  ),
  // Columns of a matrix; its rows are the field's options.
  key(
    'option',
    options,
    (field) => field.columns,
    (columns) => ({ columns }),
  ),
];
