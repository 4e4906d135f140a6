import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { limit } from '../codec/scalars.ts';
import { keysOf, type WireKey } from '../codec/wire-key.ts';

const key = keysOf<FieldDefinition>();

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
];
