import type { FieldDefinition, TextSettings } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/values/coded.ts';
import { localText } from '../codec/values/local-text.ts';
import { limit, number } from '../codec/values/scalars.ts';
import { keysWithin, plainKeysOf, type WireKey } from '../codec/wire-key.ts';

const plain = plainKeysOf<TextSettings>();

const suggestSource = coded([
  ['school', 'school'],
  ['area', 'area'],
]);

/** The keys of what a field stores as `text`. */
export function textKeysOf(keys: readonly WireKey<TextSettings>[]): readonly WireKey<FieldDefinition>[] {
  return keysWithin(
    ({ text }) => text,
    (text) => ({ text }),
    keys,
  );
}

export const textKeys = textKeysOf([
  plain('word_max', limit, 'longest'),
  // Our addition: spec 5 has a minimum length without a key.
  plain('word_min', limit, 'shortest'),
  plain('custom_lines', limit, 'lines'),
  // Our additions: spec 3 has numbers without limits.
  plain('number_min', number, 'least'),
  plain('number_max', number, 'greatest'),
  // Our addition: spec 9 mentions the unit after salaries without a key.
  plain('suffix', localText, 'suffix'),
  // Our addition: spec 7 has a search for school names, but no key that says which field uses it.
  plain('suggest', suggestSource, 'suggest'),
]);
