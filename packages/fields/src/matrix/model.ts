import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Option } from '@portico/form-engine/definition/option';
import type { FieldModel } from '@portico/form-engine/field-model';
import type { Problem } from '@portico/form-engine/problem';
import type { Answer, RawAnswer } from '@portico/form-engine/values/answer';
import type { Told } from '@portico/form-engine/values/told';
import { checkOptionList } from '../shared/choices/check-choice-settings.ts';
import { optionOf, readChoice } from '../shared/choices/options.ts';
import { retiredWords } from '../shared/choices/retired-words.ts';

/** Rows of single choices that share their columns. The value maps each answered row to its column. */
export const matrixModel: FieldModel = {
  type: 'matrix',
  empty: { value: {} },
  read,
  isEmpty: ({ value }) => Object.keys(columnsOf(value)).length === 0,
  tell,
  check,
  checkSettings: (field) => [
    ...checkOptionList(field.options ?? [], 'noRows'),
    ...checkOptionList(field.columns ?? [], 'noColumns'),
  ],
};

/** The values of the chosen columns by the values of their rows. */
export function columnsOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** The column chosen in a row; '' if there is none. */
export function columnIn({ value }: Pick<Answer, 'value'>, row: Option): string {
  const columns = columnsOf(value);
  const column = Object.hasOwn(columns, row.value) ? columns[row.value] : '';
  return typeof column === 'string' ? column : '';
}

function read({ value }: RawAnswer, { options: rows = [], columns = [] }: FieldDefinition): Answer {
  const chosenColumns = columnsOf(value);
  const chosen = rows
    .map(
      (row) =>
        [
          row.value,
          Object.hasOwn(chosenColumns, row.value) ? readChoice(chosenColumns[row.value], columns) : '',
        ] as const,
    )
    .filter(([, column]) => column !== '');
  return { value: Object.fromEntries(chosen) };
}

function tell(answer: Answer, { options: rows = [], columns = [], retiredColumns }: FieldDefinition): readonly Told[] {
  const pairs = rows.map((row) => {
    const column = columnIn(answer, row);
    const value = optionOf(column, columns)?.label;
    return {
      label: row.label,
      value: value ?? retiredWords(column, retiredColumns) ?? column,
      isGone: column !== '' && value === undefined,
    };
  });
  return [{ kind: 'pairs', pairs }];
}

function check(answer: Answer, field: FieldDefinition): Problem | null {
  const { options: rows = [], columns = [] } = field;
  const chosen = rows.map((row) => columnIn(answer, row));
  const isGone = (column: string) => column !== '' && optionOf(column, columns) === undefined;
  if (chosen.some(isGone)) return { key: 'unknownOption' };
  const open = chosen.indexOf('');
  return field.required === true && open >= 0 ? { key: 'matrixIncomplete', params: { row: open + 1 } } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
