import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { findTable, putRows } from './additional-info.queries.ts';

/** A value is one text for all languages, or one for each. */
export type TableValue = string | LocalText;

export interface RowsOfSomebody {
  readonly tableId: string;
  readonly applicantId: string;
  readonly rows: readonly (readonly TableValue[])[];
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
