import type { FieldDefinition, TextSettings } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/values/coded.ts';
import { localText } from '../codec/values/local-text.ts';
import { limit } from '../codec/values/scalars.ts';
import { keysWithin, plainKeysOf, type WireKey } from '../codec/wire-key.ts';

const plain = plainKeysOf<TextSettings>();

const suggestSource = coded([
  ['school', 'school'],
  ['area', 'area'],
]);

/** What a field keeps as `text`. */
export function textKeysOf(keys: readonly WireKey<TextSettings>[]): readonly WireKey<FieldDefinition>[] {
  return keysWithin(
    ({ text }) => text,
    (text) => ({ text }),
    keys,
  );
}

export const textKeys = textKeysOf([
  plain('word_max', limit, 'longest'),
  // Ours: spec 5 has a minimum length and names no key for it.
  plain('word_min', limit, 'shortest'),
  plain('custom_lines', limit, 'lines'),
  // Ours: spec 9 names the words behind salaries and no key for them.
  plain('suffix', localText, 'suffix'),
  // Ours: spec 7 has a search for names of schools and says nowhere which field asks it.
  plain('suggest', suggestSource, 'suggest'),
]);
