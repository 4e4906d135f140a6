import { randomUUID } from 'node:crypto';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { Insertable, Selectable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** What a copy of a project takes along of the articles that people see there. */
export interface ArticleCopies {
  readonly articles: readonly Pick<Selectable<Tables['articles']>, 'kind' | 'content'>[];
  readonly files: readonly Omit<Insertable<Tables['content_files']>, 'project_id' | 'named_at'>[];
  /** The keys of batches by their ids there. */
  readonly batches: ReadonlyMap<string, string>;
}

export async function readArticleCopies(db: ProjectDb): Promise<ArticleCopies> {
  const articles = await db
    .selectFrom('articles')
    .select(['kind', 'content'])
    .orderBy('shown_from')
    .orderBy('id')
    .execute();
  const files = await db
    .selectFrom('content_files as f')
    .innerJoin('article_files as n', (join) =>
      join.onRef('n.project_id', '=', 'f.project_id').onRef('n.file_id', '=', 'f.id'),
    )
    .distinct()
    .select(['f.id', 'f.name', 'f.size', 'f.type', 'f.sha256', 'f.width', 'f.height'])
    .execute();
  const batches = await db.selectFrom('batches').select(['id', 'key']).execute();
  return {
    articles,
    files: files.map((file) => ({ ...file, size: Number(file.size) })),
    batches: new Map(batches.map(({ id, key }) => [id, key])),
  };
}

interface Copying {
  readonly projectId: string;
  readonly by: { readonly staffId: string; readonly name: string };
  readonly now: Date;
}

/**
 * Adds them as drafts: nobody is shown the dates of another year before somebody has looked. Files keep their ids and
 * their bytes, which stay in storage as long as one project has them.
 */
export async function addArticleCopies(
  db: ProjectDb,
  { articles, files, batches: keys }: ArticleCopies,
  { projectId, by, now }: Copying,
): Promise<void> {
  if (files.length > 0)
    await db
      .insertInto('content_files')
      .values(files.map((file) => ({ ...file, project_id: projectId, named_at: now })))
      // Its form may have the same file, and came before.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (articles.length === 0) return;
  const here = await db.selectFrom('batches').select(['id', 'key']).execute();
  const ids = new Map(here.map(({ id, key }) => [key, id]));
  const author = { changed_at: now, changed_by: by.staffId, changed_name: by.name };
  await db
    .insertInto('article_drafts')
    .values(
      articles.map(({ kind, content }) => ({
        project_id: projectId,
        id: randomUUID(),
        kind,
        content: JSON.stringify(forBatches(content, (id) => ids.get(keys.get(id) ?? ''))),
        ...author,
      })),
    )
    .execute();
}

function forBatches(content: ArticleContent, batchOf: (id: string) => string | undefined): ArticleContent {
  const batches = content.audience.batches.flatMap((id) => batchOf(id) ?? []);
  return { ...content, audience: { ...content.audience, batches } };
}
