import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileContent } from '../format/content.schema.ts';
import { readArticles } from './read-articles.ts';

export async function readContent(db: ProjectDb, projectId: string): Promise<FileContent> {
  const { standing } = await db
    .selectFrom('project_settings')
    .select('standing')
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const pages = await db
    .selectFrom('single_pages')
    .distinctOn('key')
    .select(['key', 'title', 'content', 'consent'])
    .where('project_id', '=', projectId)
    .orderBy('key')
    .orderBy('edition', 'desc')
    .execute();
  const tables = await db
    .selectFrom('additional_tables')
    .select(['key', 'name', 'columns'])
    .where('project_id', '=', projectId)
    .orderBy('sort')
    .execute();
  const answers = await db
    .selectFrom('ready_answers')
    .select(['id', 'name', 'words'])
    .where('project_id', '=', projectId)
    .orderBy('id')
    .execute();
  return {
    guide: standing.guide,
    statement: standing.statement,
    pages,
    tables,
    answers,
    ...(await readArticles(db, projectId)),
  };
}
