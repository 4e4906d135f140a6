import type { ContentFile } from '@portico/contract/content-files.schemas';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { filesIn, renameFiles } from '../../articles/files-in.ts';
import type { FileArticle, ArticleFile } from '../format/articles.schema.ts';

/** The articles that people see or will see, the newest first, and their files without the content. */
export async function readArticles(
  db: ProjectDb,
  projectId: string,
): Promise<{ readonly articles: readonly FileArticle[]; readonly files: readonly ArticleFile[] }> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'kind', 'content', 'shown_from'])
    .where('project_id', '=', projectId)
    .orderBy('shown_from', 'desc')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return { articles: [], files: [] };
  const batches = await db.selectFrom('batches').select(['id', 'key']).where('project_id', '=', projectId).execute();
  const keys = new Map(batches.map(({ id, key }) => [id, key]));
  const known = await listFileKeys(db, projectId);
  const used = new Map<string, string>();
  const articles = rows.flatMap(({ id, kind, content, shown_from }): FileArticle[] => {
    const audience = audienceOf(content.audience, keys);
    if (audience === null) return [];
    for (const file of filesIn(content)) used.set(known.get(file)?.key ?? file, known.get(file)?.name ?? file);
    const { title, summary, topic, pinned, from, until, events, figures } = content;
    const { text, cover, file } = renameFiles(content, (one) => known.get(one)?.key ?? one);
    const texts = { title, summary, text, topic };
    return [
      {
        id,
        kind,
        since: shown_from.toISOString(),
        ...texts,
        pinned,
        from,
        until,
        audience,
        events,
        cover: keyOf(cover),
        figures,
        file: keyOf(file),
      },
    ];
  });
  const files = [...used].map(([key, name]) => ({ key, name, content: null }));
  return { articles, files: files.toSorted((a, b) => (a.key < b.key ? -1 : 1)) };
}

/** The files of a project's articles by id: by which key project files have them, and what is known of each. */
export async function listFileKeys(db: ProjectDb, projectId: string) {
  const rows = await db
    .selectFrom('content_files')
    .select(['id', 'origin', 'name', 'size', 'type', 'width', 'height'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, size: Number(row.size), key: row.origin ?? row.id }]));
}

/** Null where it is for batches alone that are gone: nobody sees it. */
function audienceOf(
  { batches, ...rest }: ArticleContent['audience'],
  keys: ReadonlyMap<string, string>,
): FileArticle['audience'] | null {
  const present = batches.flatMap((id) => keys.get(id) ?? []);
  return present.length === 0 && batches.length > 0 ? null : { ...rest, batches: present };
}

function keyOf(file: ContentFile | null): string | null {
  return file?.id ?? null;
}
