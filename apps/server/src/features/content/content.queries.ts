import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';

/** The newest edition of a page. */
export function findNewestPage(db: ProjectDb, key: string) {
  return pages(db).where('key', '=', key).orderBy('edition', 'desc').limit(1).executeTakeFirst();
}

/** One edition, even if it has been replaced. */
export function findPage(db: ProjectDb, id: string) {
  return pages(db).where('id', '=', id).executeTakeFirst();
}

export type Page = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** The newest edition of every page, and when this applicant first read it. */
export function listNewestPages(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('single_pages as page')
    .leftJoin('page_readings as reading', (join) =>
      join.onRef('reading.page_id', '=', 'page.id').on('reading.applicant_id', '=', applicantId),
    )
    .distinctOn('page.key')
    .select(['page.id', 'page.key', 'page.edition', 'page.title', 'page.consent', 'reading.read_at'])
    .orderBy('page.key')
    .orderBy('page.edition', 'desc')
    .execute();
}

export type Heading = Awaited<ReturnType<typeof listNewestPages>>[number];

/** Records that somebody has read an edition; undefined if the project has no edition with this id. */
export async function insertReading(
  db: ProjectDb,
  projectId: string,
  reading: { readonly applicantId: string; readonly pageId: string; readonly now: Date },
): Promise<Date | undefined> {
  await db
    .insertInto('page_readings')
    .columns(['project_id', 'applicant_id', 'page_id', 'read_at'])
    .expression((build) =>
      build
        .selectFrom('single_pages')
        .select((page) => [
          page.val(projectId).as('project_id'),
          page.cast<string>(page.val(reading.applicantId), 'uuid').as('applicant_id'),
          'id as page_id',
          page.cast<Date>(page.val(reading.now), 'timestamptz').as('read_at'),
        ])
        .where('id', '=', reading.pageId),
    )
    // The first reading counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom('page_readings')
    .select('read_at')
    .where('applicant_id', '=', reading.applicantId)
    .where('page_id', '=', reading.pageId)
    .executeTakeFirst();
  return stored?.read_at;
}

interface NewPage {
  readonly key: string;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly consent: LocalText | null;
}

/** Appends an edition and returns its number. Of two concurrent calls, a unique constraint refuses the second. */
export async function insertPage(db: ProjectDb, projectId: string, page: NewPage, now: Date): Promise<number> {
  const { edition } = await db
    .insertInto('single_pages')
    .values((build) => ({
      project_id: projectId,
      key: page.key,
      edition: build
        .selectFrom('single_pages')
        .select((eb) => eb(eb.fn.coalesce(eb.fn.max('edition'), eb.val(0)), '+', 1).as('next'))
        .where('project_id', '=', projectId)
        .where('key', '=', page.key),
      title: JSON.stringify(page.title),
      content: JSON.stringify(page.content),
      consent: page.consent === null ? null : JSON.stringify(page.consent),
      published_at: now,
    }))
    .returning('edition')
    .executeTakeFirstOrThrow();
  return edition;
}

function pages(db: ProjectDb) {
  return db.selectFrom('single_pages').select(['id', 'key', 'edition', 'title', 'content', 'consent', 'published_at']);
}
