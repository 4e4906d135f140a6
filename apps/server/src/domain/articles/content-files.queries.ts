import type { ContentFile } from '@portico/contract/content-files.schemas';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

type ContentFileRow = Selectable<Tables['content_files']>;

export async function insertContentFile(db: ProjectDb, file: Insertable<Tables['content_files']>): Promise<void> {
  await db.insertInto('content_files').values(file).execute();
}

export function findContentFile(db: ProjectDb, id: string): Promise<ContentFileRow | undefined> {
  return db.selectFrom('content_files').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many bytes the files of a project's content take. */
export async function sumContentFiles(db: ProjectDb): Promise<number> {
  const { bytes } = await db
    .selectFrom('content_files')
    .select(({ fn }) => fn.sum<string | null>('size').as('bytes'))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Those of these files that exist, by id. From now on they count as named, so that none is removed meanwhile. */
export async function nameFiles(
  db: ProjectDb,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ContentFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .updateTable('content_files')
    .set({ named_at: now })
    .where('id', 'in', ids)
    .returning(['id', 'name', 'size', 'type', 'width', 'height'])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, size: Number(row.size) }]));
}

/** The files of a published article, instead of those that it had. */
export async function replaceArticleFiles(
  db: ProjectDb,
  { projectId, articleId }: { readonly projectId: string; readonly articleId: string },
  files: readonly string[],
): Promise<void> {
  await db.deleteFrom('article_files').where('article_id', '=', articleId).execute();
  if (files.length === 0) return;
  const rows = [...new Set(files)].map((id) => ({ project_id: projectId, article_id: articleId, file_id: id }));
  await db.insertInto('article_files').values(rows).execute();
}

/**
 * Removes files that nothing has named since a moment: no article and no form, neither drafts nor what is published or was. The
 * cleanup of storage removes the bytes.
 */
export async function removeUnnamedFiles(db: ProjectDb, before: Date): Promise<void> {
  await db
    .deleteFrom('content_files as f')
    .where('f.named_at', '<', before)
    .where(
      sql<boolean>`not exists (select from article_files n where n.project_id = f.project_id and n.file_id = f.id)
        and not exists (select from form_files n where n.project_id = f.project_id and n.file_id = f.id)
        and not exists (select from article_drafts d where position(f.id::text in d.content::text) > 0)
        and not exists (select from form_drafts d where position(f.id::text in d.definition::text) > 0)
        and not exists (select from form_schedules s where position(f.id::text in s.definition::text) > 0)
        and not exists (select from form_draft_saves s where position(f.id::text in s.changes::text) > 0)`,
    )
    .execute();
}
