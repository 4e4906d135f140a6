import { settingsOf } from '@portico/fields/settings';
import { fieldTypes } from '@portico/form-engine/definition/field-type';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Language } from '@portico/form-engine/language';
import { type CellStyle, writeXlsx, type WriteSheet } from 'hucre/xlsx';
import { columnNames, questionSheet, valueColumns } from './columns.ts';
import { rowsOfForm } from './rows-of-form.ts';
import { letterOf } from './sheet-rows.ts';

/** The words of a list in the language of the person who downloads it. */
export interface ListWords {
  readonly language: Language;
  readonly column: (name: string) => string;
  readonly type: (type: (typeof fieldTypes)[number]) => string;
  readonly author: (author: string) => string;
  readonly instructions: readonly string[];
  readonly unsaid: { readonly lead: string; readonly key: string; readonly settings: string };
}

/** Room for further questions below those that are there. */
const lastRow = 2_000;
const header: CellStyle = {
  font: { bold: true, color: { rgb: '1F2937' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'E6ECF5' } },
  alignment: { wrapText: true, vertical: 'top' },
};
const body: CellStyle = { alignment: { wrapText: true, vertical: 'top' } };

/** A form as a list of questions in a workbook; without modules, the template to fill in. */
export async function questionList(form: FormDefinition, words: ListWords): Promise<Uint8Array> {
  const { rows, unsaid } = rowsOfForm(form);
  const lists = choiceLists(words);
  const shown = rows.map((row) => row.map((cell, column) => explained(lists.get(columnNames[column] ?? ''), cell)));
  const notSaid: WriteSheet = {
    name: 'not in this list',
    columns: [{ width: 30 }, { width: 80 }],
    rows: [
      [words.unsaid.lead],
      [words.unsaid.key, words.unsaid.settings],
      ...unsaid.map(({ key, settings }) => [key, settings.join(', ')]),
    ],
  };
  return writeXlsx({
    sheets: [
      {
        name: questionSheet,
        columns: columnNames.map((name) => ({ width: widthOf(name), style: body })),
        rows: [columnNames.map((name) => `${name} · ${words.column(name)}`), ...shown],
        cells: new Map(columnNames.map((_name, column) => [`0,${column}`, { style: header }])),
        freezePane: { rows: 1, columns: 0 },
        dataValidations: [...lists.keys()].map((name, index) => validation(name, index, lists.get(name) ?? [])),
      },
      { name: 'instructions', columns: [{ width: 110, style: body }], rows: words.instructions.map((line) => [line]) },
      ...(unsaid.length === 0 ? [] : [notSaid]),
      { name: 'lists', rows: columnsOf([...lists.values()]), hidden: true },
    ],
  });
}

/** The words that may be chosen in a column, each begun by its name. */
function choiceLists({ language, type, author }: ListWords): ReadonlyMap<string, readonly string[]> {
  const named = (name: string, words: string) => `${name} · ${words}`;
  const settings = fieldTypes.flatMap(settingsOf);
  const ofSetting = (path: string) =>
    Object.entries(settings.find((one) => one.path === path)?.choices ?? {}).map(([name, words]) =>
      named(name, words[language]),
    );
  return new Map([
    ['type', fieldTypes.map((one) => named(one, type(one)))],
    ['written_by', ['applicant', 'referees', 'recommender'].map((one) => named(one, author(one)))],
    ['required', ['yes', 'no']],
    ...valueColumns.filter(({ kind }) => kind === 'word').map(({ name, path }) => [name, ofSetting(path)] as const),
  ]);
}

function explained(list: readonly string[] | undefined, cell: string | number): string | number {
  return list?.find((one) => one.startsWith(`${cell} `)) ?? cell;
}

function validation(name: string, index: number, values: readonly string[]) {
  const column = letterOf(columnNames.indexOf(name));
  const from = letterOf(index);
  return {
    type: 'list' as const,
    formula1: `lists!$${from}$1:$${from}$${values.length}`,
    range: `${column}2:${column}${lastRow}`,
    allowBlank: true,
    showErrorMessage: true,
  };
}

function columnsOf(lists: readonly (readonly string[])[]): string[][] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? ''));
}

function widthOf(name: string): number {
  if (/^(?:title|help|options|columns|text)_(?:sc|tc|en)$/.test(name)) return 32;
  return /^(?:module|group)_/.test(name) || name === 'type' ? 24 : 16;
}
