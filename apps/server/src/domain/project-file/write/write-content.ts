import { sql } from 'kysely';
import type { Language } from '@portico/form-engine/language';
import { publishPage } from '../../content/publish-page.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { isSame, pairByKey } from '../differences/compare-records.ts';
import type { FileContent, FilePage } from '../format/content.schema.ts';
import type { ArticleWriting } from './write-articles.ts';

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

/** Writes the answers that staff have ready; those that it is not told of stay. */
export async function writeAnswers(
  db: ProjectDb,
  projectId: string,
  { answers: before }: Pick<FileContent, 'answers'>,
  { answers: after }: Pick<FileContent, 'answers'>,
  { by, now }: Pick<ArticleWriting, 'by' | 'now'>,
): Promise<void> {
  const { added, both } = pairByKey(before, after, ({ id }) => id);
  const changed = [...added, ...both.flatMap(([old, fresh]) => (isSame(old, fresh) ? [] : [fresh]))];
  for (const { id, name, words } of changed) {
    const row = { name, words: JSON.stringify(words), changed_at: now, changed_name: by.name };
    await db
      .insertInto('ready_answers')
      .values({ project_id: projectId, id, ...row })
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'id']).doUpdateSet({ ...row, revision: sql`ready_answers.revision + 1` }),
      )
      .execute();
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
