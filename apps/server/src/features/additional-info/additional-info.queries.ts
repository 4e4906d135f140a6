import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { TableColumn } from '../../platform/db/tables/application-tables.ts';

/**
 * Appends a table to those of the project and returns its id. Of two concurrent calls, a unique constraint refuses the
 * second.
 */
export async function insertTable(
  db: ProjectDb,
  projectId: string,
  name: LocalText,
  columns: readonly TableColumn[],
): Promise<string> {
  const { id } = await db
    .insertInto('additional_tables')
    .values((build) => ({
      project_id: projectId,
      name: JSON.stringify(name),
      columns: JSON.stringify(columns),
      sort: build
        .selectFrom('additional_tables')
        .select((eb) => eb(eb.fn.coalesce(eb.fn.max('sort'), eb.val(0)), '+', 1).as('next'))
        .where('project_id', '=', projectId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

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
