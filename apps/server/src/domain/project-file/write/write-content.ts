import type { Language } from '@portico/form-engine/language';
import { publishPage } from '../../content/publish-page.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileContent, FilePage } from '../format/content.schema.ts';

/** Publishes pages, each as the newest edition of its key. */
export async function publishPages(
  db: ProjectDb,
  projectId: string,
  pages: readonly FilePage[],
  now: Date,
  languages: readonly Language[],
): Promise<void> {
  for (const { consent, ...page } of pages) {
    await publishPage(db, projectId, { ...page, ...(consent === null ? {} : { consent }) }, now, languages);
  }
}

/** Adds tables about applicants, without rows, in their order. */
export async function addTables(db: ProjectDb, projectId: string, tables: FileContent['tables']): Promise<void> {
  for (const [index, { key, name, columns }] of tables.entries()) {
    await db
      .insertInto('additional_tables')
      .values({
        project_id: projectId,
        key,
        name: JSON.stringify(name),
        columns: JSON.stringify(columns),
        sort: index + 1,
      })
      .execute();
  }
}
