import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import { sql } from 'kysely';
import { replaceArticleFiles } from '../../domain/articles/content-files.queries.ts';
import { filesIn } from '../../domain/articles/files-in.ts';
import { shownColumns } from '../../domain/articles/shown-columns.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Cursor } from '../../platform/wire/cursor.ts';

/** One page of the drafts of a kind, the last changed first, with what people see of each. */
export function listDrafts(db: ProjectDb, kind: ArticleKind, after: Cursor | null, size: number) {
  return drafts(db)
    .select(
      sql<string>`to_char(d.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly_changed'),
    )
    .select((build) =>
      build
        .selectFrom('article_readings as r')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('r.project_id', '=', 'd.project_id')
        .whereRef('r.article_id', '=', 'd.id')
        .as('readers'),
    )
    .select((build) =>
      build
        .selectFrom('material_downloads as m')
        .select(
          sql<{ people: number; times: number }>`json_build_object(
            'people', count(distinct m.applicant_id), 'times', coalesce(sum(m.times), 0))`.as('made'),
        )
        .whereRef('m.project_id', '=', 'd.project_id')
        .whereRef('m.article_id', '=', 'd.id')
        .as('downloads'),
    )
    .where('d.kind', '=', kind)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(d.changed_at, d.id) < (${after?.moment}::timestamptz, ${after?.mark}::uuid)`),
    )
    .orderBy('d.changed_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(size)
    .execute();
}

export function findDraft(db: ProjectDb, id: string, lock?: 'for update') {
  return drafts(db)
    .where('d.id', '=', id)
    .$if(lock !== undefined, (query) => query.forUpdate('d'))
    .executeTakeFirst();
}

export type DraftRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>;

function drafts(db: ProjectDb) {
  return db
    .selectFrom('article_drafts as d')
    .leftJoin('articles as a', (join) => join.onRef('a.project_id', '=', 'd.project_id').onRef('a.id', '=', 'd.id'))
    .select(['d.id', 'd.kind', 'd.revision', 'd.content', 'd.changed_at', 'd.changed_name'])
    .select([
      'a.revision as published_revision',
      'a.published_at',
      'a.published_name',
      'a.shown_from',
      'a.shown_until',
      'a.content as published_content',
    ]);
}

interface Written {
  readonly projectId: string;
  readonly id: string;
  readonly kind: ArticleKind;
  readonly content: ArticleContent;
  readonly by: { readonly staffId: string; readonly name: string };
  readonly now: Date;
}

/** Writes the next revision of a draft, or its first. */
export async function writeDraft(db: ProjectDb, { projectId, id, kind, content, by, now }: Written): Promise<number> {
  const written = {
    content: JSON.stringify(content),
    changed_at: now,
    changed_by: by.staffId,
    changed_name: by.name,
  };
  const { revision } = await db
    .insertInto('article_drafts')
    .values({ project_id: projectId, id, kind, ...written })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'id']).doUpdateSet({ ...written, revision: sql`article_drafts.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Shows the article as its draft is. */
export async function writeArticle(
  db: ProjectDb,
  { projectId, draft, by, now }: { readonly projectId: string; readonly draft: DraftRow } & Pick<Written, 'by' | 'now'>,
): Promise<void> {
  const { content, kind, revision, id, shown_from: former } = draft;
  const shown = {
    kind,
    revision,
    // What is mended later keeps the day on which it appeared.
    ...shownColumns(content, former ?? now),
    published_at: now,
    published_name: by.name,
  };
  await db
    .insertInto('articles')
    .values({ project_id: projectId, id, ...shown })
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doUpdateSet(shown))
    .execute();
  await replaceArticleFiles(db, { projectId, articleId: id }, filesIn(content));
}

export async function deleteArticle(db: ProjectDb, id: string): Promise<void> {
  await db.deleteFrom('articles').where('id', '=', id).execute();
}

export async function deleteDraft(db: ProjectDb, id: string): Promise<void> {
  await db.deleteFrom('article_drafts').where('id', '=', id).execute();
}

export function listBatches(db: ProjectDb) {
  return db.selectFrom('batches').select(['id as batch', 'title']).orderBy('sort').execute();
}

export async function countBatches(db: ProjectDb, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await db
    .selectFrom('batches')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(count);
}
