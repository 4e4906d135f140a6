import type { LocalText } from '@portico/form-engine/language';
import { columnNames, nameIn, questionSheet } from './columns.ts';
import { Notes, shownOf } from '../import-note.ts';
import { Unreadable } from '../unreadable.ts';

/** A workbook as it is read: the cells of each sheet. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly rows: readonly (readonly unknown[])[] }[];
}

/** A row of the question list. */
export interface SheetRow {
  /** As the spreadsheet counts them. */
  readonly number: number;
  readonly text: (column: string) => string;
  /** The columns of a text in every language. */
  readonly local: (column: string) => LocalText;
  /** Collects notes on a cell. */
  readonly at: (column: string) => Notes;
}

/** Sheets of ours that have no questions. */
const otherSheets = new Set(['instructions', 'lists', 'not in this list']);

/** The rows of a question list below its header, without empty ones. */
export function sheetRows({ sheets }: Workbook, notes: Notes): readonly SheetRow[] {
  const sheet = sheets.find(({ name }) => name.trim().toLowerCase() === questionSheet) ?? sheets.find(hasHeader);
  if (sheet === undefined || !hasHeader(sheet)) throw new Unreadable('noSheet');
  for (const { name, rows } of sheets)
    if (name !== sheet.name && !otherSheets.has(name) && rows.length > 0)
      new Notes(notes.list, name).add('unknownSheet', undefined);
  const header = (sheet.rows[0] ?? []).map((cell) => nameIn(textOf(cell)).toLowerCase());
  const place = (row: number, column: number) => `${sheet.name}!${letterOf(column)}${row}`;
  header.forEach((name, index) => {
    if (name !== '' && !columnNames.includes(name)) new Notes(notes.list, place(1, index)).add('unknownColumn', name);
  });
  return sheet.rows.slice(1).flatMap((cells, index) => {
    const number = index + 2;
    const textIn = (column: number) => textOf(cells[column]).trim();
    if (!cells.some((_cell, column) => textIn(column) !== '')) return [];
    const text = (column: string) => (header.includes(column) ? textIn(header.indexOf(column)) : '');
    return {
      number,
      text,
      local: (column: string) => ({ sc: text(`${column}_sc`), tc: text(`${column}_tc`), en: text(`${column}_en`) }),
      at: (column: string) => new Notes(notes.list, `${place(number, Math.max(header.indexOf(column), 0))} ${column}`),
    };
  });
}

function hasHeader({ rows }: Workbook['sheets'][number]): boolean {
  const names = (rows[0] ?? []).map((cell) => nameIn(textOf(cell)).toLowerCase());
  return names.includes('type') && names.some((name) => name.startsWith('title_'));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell.replaceAll('\r\n', '\n') : shownOf(cell);
}

/** A, B … Z, AA, AB … */
export function letterOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${letterOf(Math.floor(column / 26) - 1)}${last}`;
}
