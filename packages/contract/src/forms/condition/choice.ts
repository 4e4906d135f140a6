import { coded } from '../codec/coded.ts';
import { cssLength } from '../codec/safe-text.ts';
import { limit } from '../codec/scalars.ts';
import { keysOf, type WireKey } from '../codec/wire-key.ts';
import { options } from '../field/options.ts';
import type { SpelledField } from '../field/spelled-field.ts';
import { triggers } from './triggers.ts';

const key = keysOf<SpelledField>();

const arrangement = coded([
  ['inline', 1],
  ['stacked', 2],
]);

export const choiceKeys: readonly WireKey<SpelledField>[] = [
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
    (field) => field.wireTriggers,
    (wireTriggers) => ({ wireTriggers }),
  ),
  // Columns of a matrix; its rows are the field's options.
  key(
    'option',
    options,
    (field) => field.columns,
    (columns) => ({ columns }),
  ),
];
