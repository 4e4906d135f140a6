import type { ContentFile } from '@portico/contract/content-files.schemas';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { nameFiles, replaceArticleFiles } from '../../articles/content-files.queries.ts';
import { filesIn, picturesIn, renamePictures } from '../../articles/files-in.ts';
import { shownColumns } from '../../articles/shown-columns.ts';
import { isSame, pairByKey } from '../differences/compare-records.ts';
import type { FileArticle } from '../format/articles.schema.ts';
import type { FileContent } from '../format/content.schema.ts';
import { listFileKeys } from '../read/read-articles.ts';

/** In whose name articles are published, and the files that storage has taken for them. */
export interface ArticleWriting {
  readonly by: { readonly staffId: string; readonly name: string };
  readonly now: Date;
  readonly taken: readonly TakenFile[];
}

export type TakenFile = Omit<Insertable<Tables['content_files']>, 'project_id' | 'named_at'>;

/**
 * Publishes the articles of a file that are new or differ; those that it does not have stay. A draft that somebody is
 * still changing is left alone: only what people see becomes that of the file.
 */
export async function writeArticles(
  db: ProjectDb,
  projectId: string,
  { articles: before }: Pick<FileContent, 'articles'>,
  { articles: after }: Pick<FileContent, 'articles'>,
  writing: ArticleWriting,
): Promise<void> {
  const { added, both } = pairByKey(before, after, ({ id }) => id);
  const changed = [...added, ...both.flatMap(([old, fresh]) => (isSame(old, fresh) ? [] : [fresh]))];
  if (changed.length === 0) return;
  await addFiles(db, projectId, writing);
  const world = await readWorld(db, projectId, writing.now, changed);
  for (const article of changed) await publishArticle(db, projectId, article, world, writing);
}

async function addFiles(db: ProjectDb, projectId: string, { taken, now }: ArticleWriting): Promise<void> {
  if (taken.length === 0) return;
  const rows = taken.map((file) => ({ ...file, project_id: projectId, named_at: now }));
  await db.insertInto('content_files').values(rows).execute();
}

interface World {
  readonly files: ReadonlyMap<string, ContentFile>;
  readonly batches: ReadonlyMap<string, string>;
}

/** What articles refer to, by the keys of the file. */
async function readWorld(
  db: ProjectDb,
  projectId: string,
  now: Date,
  articles: readonly FileArticle[],
): Promise<World> {
  const rows = await db.selectFrom('batches').select(['id', 'key']).where('project_id', '=', projectId).execute();
  const wanted = new Set(articles.flatMap(keysIn));
  const known = [...(await listFileKeys(db, projectId)).values()].filter(({ key }) => wanted.has(key));
  const named = await nameFiles(
    db,
    known.map(({ id }) => id),
    now,
  );
  const files = known.flatMap(({ id, key }) => {
    const file = named.get(id);
    return file === undefined ? [] : [[key, file] as const];
  });
  return { files: new Map(files), batches: new Map(rows.map(({ id, key }) => [key, id])) };
}

/** The keys of the files that an article of a project file has. */
export function keysIn({ text, cover, file }: Pick<FileArticle, 'text' | 'cover' | 'file'>): string[] {
  return [...[cover, file].flatMap((key) => key ?? []), ...picturesIn(text)];
}

async function publishArticle(
  db: ProjectDb,
  projectId: string,
  article: FileArticle,
  world: World,
  { by, now }: ArticleWriting,
): Promise<void> {
  const content = contentOf(article, world);
  const { id, kind, since } = article;
  const revision = await writeDraft(db, { project_id: projectId, id, kind }, content, { by, now });
  const columns = shownColumns(content, new Date(since));
  const shown = { kind, revision, ...columns, published_at: now, published_name: by.name };
  await db
    .insertInto('articles')
    .values({ project_id: projectId, id, ...shown })
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doUpdateSet(shown))
    .execute();
  await replaceArticleFiles(db, { projectId, articleId: id }, filesIn(content));
}

/** Makes the draft of an article like it, unless somebody has changed it since it was published; gives the published revision. */
async function writeDraft(
  db: ProjectDb,
  row: Pick<Insertable<Tables['article_drafts']>, 'project_id' | 'id' | 'kind'>,
  content: ArticleContent,
  { by, now }: Pick<ArticleWriting, 'by' | 'now'>,
): Promise<number> {
  const draft = await lockDraft(db, row);
  if (draft !== undefined && isSame(draft.content, content)) return draft.revision;
  // Less than the draft's: it can still be published.
  if (draft !== undefined && !isSame(draft.content, draft.shown)) return draft.revision - 1;
  const written = {
    content: JSON.stringify(content),
    revision: (draft?.revision ?? 0) + 1,
    changed_at: now,
    changed_by: by.staffId,
    changed_name: by.name,
  };
  await db
    .insertInto('article_drafts')
    .values({ ...row, ...written })
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doUpdateSet({ ...written, kind: row.kind }))
    .execute();
  return written.revision;
}

function lockDraft(db: ProjectDb, { project_id, id }: { readonly project_id: string; readonly id: string }) {
  return db
    .selectFrom('article_drafts as d')
    .leftJoin('articles as a', (join) => join.onRef('a.project_id', '=', 'd.project_id').onRef('a.id', '=', 'd.id'))
    .select(['d.content', 'd.revision', 'a.content as shown'])
    .where('d.project_id', '=', project_id)
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();
}

/** An article as it is stored here. What it refers to was checked: pictures and files that are missing are left out of it. */
function contentOf(
  { text, cover, file, audience, title, summary, topic, pinned, from, until, events, figures }: FileArticle,
  { files, batches }: World,
): ArticleContent {
  const known = (key: string | null) => (key === null ? null : (files.get(key) ?? null));
  return {
    title,
    summary,
    text: renamePictures(text, (key) => files.get(key)?.id),
    topic,
    pinned,
    from,
    until,
    audience: {
      signedInOnly: audience.signedInOnly,
      batches: audience.batches.flatMap((key) => batches.get(key) ?? []),
      states: [...audience.states],
    },
    events: [...events],
    cover: known(cover),
    figures:
      figures === null
        ? null
        : {
            ...figures,
            columns: [...figures.columns],
            rows: figures.rows.map(({ label, values }) => ({ label, values: [...values] })),
          },
    file: known(file),
  };
}
