import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FieldModel } from '@portico/form-engine/field-model';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, FieldValue, RawAnswer } from '@portico/form-engine/values/answer';
import { checkOptionList } from '../shared/choices/check-choice-settings.ts';
import { placeOf, readChoice } from '../shared/choices/places.ts';

/** Rows of single choices that share their columns. The value holds a column for each row, '' where none is chosen. */
export const matrixModel: FieldModel = {
  type: 'matrix',
  empty: { value: [] },
  read,
  isEmpty: ({ value }) => columnsOf(value).every((column) => column === ''),
  check,
  checkSettings: (field) => [
    ...checkOptionList(field.options ?? [], 'noRows'),
    ...checkOptionList(field.columns ?? [], 'noColumns'),
  ],
};

/** The chosen column of each row. */
export function columnsOf(value: FieldValue): readonly FieldValue[] {
  return Array.isArray(value) ? value : [];
}

function read(raw: RawAnswer, { options: rows = [], columns = [] }: FieldDefinition): Answer {
  const given: readonly unknown[] = Array.isArray(raw.value) ? raw.value : [];
  const value = rows.map((_, row) => readChoice(given[row], columns));
  return { value: value.some((column) => column !== '') ? value : [] };
}

function check({ value }: Answer, field: FieldDefinition): Problem | null {
  const chosen = columnsOf(value);
  const { options: rows = [], columns = [] } = field;
  if (chosen.some((column) => column !== '' && placeOf(column, columns) < 0)) return { key: 'unknownOption' };
  const open = rows.findIndex((_, row) => (chosen[row] ?? '') === '');
  return field.required === true && open >= 0 ? { key: 'matrixIncomplete', params: { row: open + 1 } } : null;
}
