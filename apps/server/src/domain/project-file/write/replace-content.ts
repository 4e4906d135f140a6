import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { isSame, pairByKey } from '../differences/compare-records.ts';
import type { FileContent } from '../format/content.schema.ts';
import { publishPages } from './write-content.ts';

/** Publishes the pages that are new or differ. Editions never go. */
export async function replacePages(
  db: ProjectDb,
  projectId: string,
  { pages: before }: FileContent,
  { pages: after }: FileContent,
  now: Date,
  languages: readonly Language[],
): Promise<void> {
  const { added, both } = pairByKey(before, after, ({ key }) => key);
  const changed = both.flatMap(([old, fresh]) => (isSame(old, fresh) ? [] : [fresh]));
  await publishPages(db, projectId, [...added, ...changed], now, languages);
}

/** Makes the tables about applicants those of a file. One with rows about somebody stays, after the others. */
export async function replaceTables(db: ProjectDb, projectId: string, { tables }: FileContent): Promise<void> {
  const keys = tables.map(({ key }) => key);
  await removeEmptyTables(db, projectId, keys);
  // Their order is unique at every moment: all of them step aside first.
  const present = await db
    .updateTable('additional_tables')
    .set((table) => ({ sort: table('sort', '+', 1_000_000) }))
    .where('project_id', '=', projectId)
    .returning(['id', 'key', 'sort'])
    .execute();
  for (const [index, { key, name, columns }] of tables.entries()) {
    const row = { name: JSON.stringify(name), columns: JSON.stringify(columns), sort: index + 1 };
    await db
      .insertInto('additional_tables')
      .values({ project_id: projectId, key, ...row })
      .onConflict((conflict) => conflict.columns(['project_id', 'key']).doUpdateSet(row))
      .execute();
  }
  const kept = present.filter(({ key }) => !keys.includes(key)).toSorted((a, b) => a.sort - b.sort);
  for (const [index, { id }] of kept.entries())
    await db
      .updateTable('additional_tables')
      .set({ sort: tables.length + index + 1 })
      .where('id', '=', id)
      .execute();
}

async function removeEmptyTables(db: ProjectDb, projectId: string, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('additional_tables')
    .where('project_id', '=', projectId)
    .where((table) => (keys.length === 0 ? table.lit(true) : table('key', 'not in', keys)))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('additional_table_rows')
            .select('table_id')
            .whereRef('additional_table_rows.table_id', '=', 'additional_tables.id'),
        ),
      ),
    )
    .execute();
}
