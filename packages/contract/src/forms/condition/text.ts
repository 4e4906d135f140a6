import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { coded } from '../codec/coded.ts';
import { localText } from '../codec/local-text.ts';
import { limit } from '../codec/scalars.ts';
import { keysOf, type WireKey } from '../codec/wire-key.ts';

const key = keysOf<FieldDefinition>();

const suggestSource = coded([['school', 'school']]);

export const textKeys: readonly WireKey<FieldDefinition>[] = [
  key(
    'word_max',
    limit,
    (field) => field.text?.longest,
    (longest, { text }) => ({ text: { ...text, longest } }),
  ),
  // Ours: spec 5 has a minimum length and names no key for it.
  key(
    'word_min',
    limit,
    (field) => field.text?.shortest,
    (shortest, { text }) => ({ text: { ...text, shortest } }),
  ),
  key(
    'custom_lines',
    limit,
    (field) => field.text?.lines,
    (lines, { text }) => ({ text: { ...text, lines } }),
  ),
  // Ours: spec 9 names the words behind salaries and no key for them.
  key(
    'suffix',
    localText,
    (field) => field.text?.suffix,
    (suffix, { text }) => ({ text: { ...text, suffix } }),
  ),
  // Ours: spec 7 has a search for names of schools and says nowhere which field asks it.
  key(
    'suggest',
    suggestSource,
    (field) => field.text?.suggest,
    (suggest, { text }) => ({ text: { ...text, suggest } }),
  ),
];
