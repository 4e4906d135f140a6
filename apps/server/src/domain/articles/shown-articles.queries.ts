import type { ArticleKind } from '@portico/contract/article-kinds';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** Who reads, and when: an applicant sees what is for their batch and state, anybody else what is for everybody. */
export interface Reader {
  readonly applicantId: string | null;
  readonly now: Date;
}

export interface AfterArticle {
  readonly isPinned: boolean;
  readonly from: string;
  readonly id: string;
}

/** One page of what this reader may see of a kind, pinned ones first, then the newest. */
export function listShown(
  db: ProjectDb,
  reader: Reader,
  { kind, after, size }: { readonly kind: ArticleKind; readonly after: AfterArticle | null; readonly size: number },
) {
  return shownTo(db, reader)
    .where('a.kind', '=', kind)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(a.is_pinned, a.shown_from, a.id) < (${after?.isPinned}, ${after?.from}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('a.is_pinned', 'desc')
    .orderBy('a.shown_from', 'desc')
    .orderBy('a.id', 'desc')
    .limit(size)
    .execute();
}

export function findShown(db: ProjectDb, reader: Reader, id: string) {
  return shownTo(db, reader).where('a.id', '=', id).executeTakeFirst();
}

export type ShownArticle = NonNullable<Awaited<ReturnType<typeof findShown>>>;

/** A file of an article that this reader may see; any other is undefined. */
export function findShownFile(db: ProjectDb, reader: Reader, fileId: string) {
  return db
    .selectFrom('content_files as f')
    .selectAll('f')
    .where('f.id', '=', fileId)
    .where((where) =>
      where.exists(
        shownTo(db, reader)
          .innerJoin('article_files as n', (join) =>
            join.onRef('n.project_id', '=', 'a.project_id').onRef('n.article_id', '=', 'a.id'),
          )
          .whereRef('n.project_id', '=', where.ref('f.project_id'))
          .whereRef('n.file_id', '=', where.ref('f.id')),
      ),
    )
    .executeTakeFirst();
}

function shownTo(db: ProjectDb, { applicantId, now }: Reader) {
  return db
    .selectFrom('articles as a')
    .innerJoin('projects as j', 'j.id', 'a.project_id')
    .leftJoin('article_readings as r', (join) =>
      join.onRef('r.article_id', '=', 'a.id').on('r.applicant_id', '=', applicantId),
    )
    .select(['a.id', 'a.kind', 'a.content', 'a.is_pinned', 'a.shown_from', 'r.read_at', 'j.time_zone'])
    .select(sql<string>`to_char(a.shown_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('exactly_from'))
    .where('a.shown_from', '<=', now)
    .where((where) => where.or([where('a.shown_until', 'is', null), where('a.shown_until', '>=', now)]))
    .where(
      sql<boolean>`(not a.signed_in_only or ${applicantId}::uuid is not null)
        and (a.batches = '{}' or exists (select 1 from applications p
          where p.applicant_id = ${applicantId}::uuid and p.batch_id = any (a.batches)))
        and (a.states = '{}' or ${applicantId}::uuid is not null
          and coalesce((select p.state from applications p where p.applicant_id = ${applicantId}::uuid), 0) = any (a.states))`,
    );
}
