import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import type { Reading } from '../codec/codec.ts';
import { isBlank, isList, opened } from '../codec/json.ts';

/** The `_other` texts of a field, by the place of their option; a single text belongs to the chosen option. */
export function decodeOwnWords(wire: unknown, field: FieldDefinition, value: unknown): Reading<readonly string[]> {
  const source = opened(wire);
  if (isBlank(source)) return undefined;
  if (isList(source)) {
    const words = source.map((one) => (isBlank(one) ? '' : one)).filter((one) => typeof one === 'string');
    return words.length === source.length ? words : null;
  }
  if (typeof source !== 'string') return null;
  const place = placeOf(field.options ?? [], value);
  return [...Array.from({ length: place }, () => ''), source];
}

function placeOf(options: readonly Option[], value: unknown): number {
  const chosen = options.findIndex(
    (option) => option.value === value || Object.values(option.label).some((label) => label === value),
  );
  return Math.max(0, chosen === -1 ? options.findIndex((option) => option.takesText) : chosen);
}
