import type { ChoiceSettings } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/values/coded.ts';
import { cssLength } from '../codec/values/safe-text.ts';
import { limit, reference } from '../codec/values/scalars.ts';
import { keysWithin, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { options } from '../field/options.ts';
import type { SpelledField } from '../field/spelled-field.ts';
import { triggers } from './triggers.ts';

const plain = plainKeysOf<SpelledField>();
const plainChoice = plainKeysOf<ChoiceSettings>();

const arrangement = coded([
  ['inline', 1],
  ['stacked', 2],
]);

export const choiceKeys: readonly WireKey<SpelledField>[] = [
  ...keysWithin<SpelledField, ChoiceSettings>(
    ({ choice }) => choice,
    (choice) => ({ choice }),
    [
      plainChoice('max_quantity', limit, 'most'),
      // Our addition: spec 3 has no fewest.
      plainChoice('min_quantity', limit, 'fewest'),
      // Our addition: in spec 3 options do not depend on other answers.
      plainChoice('options_under', reference, 'under'),
      plainChoice('show_mode', arrangement, 'arrangement'),
      plainChoice('selectWidth', cssLength, 'width'),
    ],
  ),
  plain('option_trigger', triggers, 'wireTriggers'),
  // Columns of a matrix; its rows are the field's options.
  plain('option', options, 'columns'),
  // Our addition, as with the options of a field.
  plain('retired_option', options, 'retiredColumns'),
];
