import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';

export function findTable(db: ProjectDb, tableId: string) {
  return db.selectFrom('additional_tables').select('columns').where('id', '=', tableId).executeTakeFirst();
}

interface Filling {
  readonly tableId: string;
  readonly applicantId: string;
  readonly rows: readonly (readonly LocalText[])[];
}

/** Replaces a table's rows about one applicant. */
export async function putRows(
  db: ProjectDb,
  projectId: string,
  { tableId, applicantId, rows }: Filling,
): Promise<void> {
  const written = JSON.stringify(rows);
  await db
    .insertInto('additional_table_rows')
    .values({ project_id: projectId, table_id: tableId, applicant_id: applicantId, rows: written })
    .onConflict((conflict) => conflict.columns(['applicant_id', 'table_id']).doUpdateSet({ rows: written }))
    .execute();
}
