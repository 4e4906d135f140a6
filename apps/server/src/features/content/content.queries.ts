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

function pages(db: ProjectDb) {
  return db.selectFrom('single_pages').select(['id', 'key', 'edition', 'title', 'content', 'consent', 'published_at']);
}
