import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { type Answer, type FieldValue, ownWords } from '@portico/form-engine/values/answer';
import type { Reading } from '../codec/codec.ts';
import { isBlank, isList, isRecord, type Json, opened } from '../codec/json.ts';

/**
 * The `_other` texts of a field: the wire lists them by option position, or by option value if the order is no longer
 * known; a single text belongs to the chosen option.
 */
export function decodeOwnWords(wire: unknown, { options = [] }: FieldDefinition, value: unknown): Reading<Words> {
  const source = opened(wire);
  if (isBlank(source)) return undefined;
  const texts = typeof source === 'string' ? [[takerOf(options, value)?.value, source] as const] : null;
  const textList = texts ?? textsIn(source, options);
  if (textList === null) return null;
  const words: [string, string][] = [];
  for (const [option, text] of textList) {
    if (isBlank(text)) continue;
    if (option === undefined || typeof text !== 'string') return null;
    words.push([option, text]);
  }
  return words.length === 0 ? undefined : Object.fromEntries(words);
}

function textsIn(source: unknown, options: readonly Option[]) {
  if (isList(source)) return source.map((text, index) => [options[index]?.value, text] as const);
  if (!isRecord(source)) return null;
  const values = new Set(options.map(({ value }) => value));
  return Object.entries(source).map(([name, text]) => [values.has(name) ? name : undefined, text] as const);
}

type Words = NonNullable<Answer['other']>;

/** How options are identified: by position or by value. */
export type OptionsBy = 'place' | 'value';

export function encodeOwnWords(answer: Answer, { options = [] }: FieldDefinition, by: OptionsBy): Json | undefined {
  if (by === 'value') return answer.other && { ...answer.other };
  const texts = options.map(({ value }) => ownWords(answer, value));
  return texts.some((text) => text !== '') ? texts : undefined;
}

/** A matrix is a list of columns by row position; null if one belongs to no row. */
export function decodeColumns(list: readonly unknown[], { options: rows = [] }: FieldDefinition): FieldValue | null {
  const columns: [string, Json][] = [];
  for (const [index, column] of list.entries()) {
    if (isBlank(column)) continue;
    const row = rows[index];
    if (row === undefined || (typeof column !== 'string' && typeof column !== 'number')) return null;
    columns.push([row.value, column]);
  }
  return Object.fromEntries(columns);
}

export function encodeColumns(value: FieldValue, { options: rows = [] }: FieldDefinition, by: OptionsBy): Json {
  if (by === 'value' || typeof value !== 'object' || value === null || isList(value)) return value;
  const columns: Readonly<Record<string, FieldValue>> = value;
  if (Object.keys(columns).length === 0) return [];
  return rows.map((row) => (Object.hasOwn(columns, row.value) ? (columns[row.value] ?? '') : ''));
}

function takerOf(options: readonly Option[], value: unknown): Option | undefined {
  const chosen = new Set(isList(value) ? value : [value]);
  const matching = options.filter(
    (option) => chosen.has(option.value) || Object.values(option.label).some((label) => chosen.has(label)),
  );
  const takesText = (option: Option) => option.takesText === true || option.needsText === true;
  return matching.find(takesText) ?? matching[0] ?? options.find(takesText) ?? options[0];
}
