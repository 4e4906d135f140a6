import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { findTable, insertTable, putRows } from './additional-info.queries.ts';

/** A table that an institution keeps about its applicants, each of whom sees only their own rows. */
export interface NewTable {
  readonly name: LocalText;
  readonly columns: readonly { readonly title: LocalText; readonly width?: string }[];
}

/** A value is one text for all languages, or one for each. */
export type TableValue = string | LocalText;

export interface RowsOfSomebody {
  readonly tableId: string;
  readonly applicantId: string;
  readonly rows: readonly (readonly TableValue[])[];
}

/** Appends a table to those of the project and returns its id. */
export function addTable(db: ProjectDb, projectId: string, { name, columns }: NewTable): Promise<string> {
  if (columns.length === 0) throw new Error('A table needs columns');
  const complete = columns.map(({ title, width = '' }) => ({ title, width: cssWidth(width) }));
  return insertTable(db, projectId, name, complete);
}

/** Writes a table's rows about one applicant, replacing earlier ones. */
export async function fillTable(db: ProjectDb, projectId: string, filling: RowsOfSomebody): Promise<void> {
  const table = await findTable(db, filling.tableId);
  if (table === undefined) throw new Error('There is no such table');
  if (filling.rows.some((row) => row.length !== table.columns.length)) {
    throw new Error(`Each row needs ${table.columns.length} values`);
  }
  await putRows(db, projectId, { ...filling, rows: filling.rows.map((row) => row.map(inEveryLanguage)) });
}

function inEveryLanguage(value: TableValue): LocalText {
  return typeof value === 'string' ? { sc: value, tc: value, en: value } : value;
}

// Checked because browsers use it as a style.
function cssWidth(width: string): string {
  if (width !== '' && !/^\d{1,4}(?:\.\d{1,2})?(?:px|%|rem|em)$/.test(width)) throw new Error(`No CSS width: ${width}`);
  return width;
}
