import { isLanguage, type Language } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** The newest edition of every page, and how many people have read it. */
export function listPages(db: ProjectDb) {
  return db
    .selectFrom('single_pages as p')
    .distinctOn('p.key')
    .select(['p.key', 'p.edition', 'p.title', 'p.content', 'p.consent', 'p.published_at'])
    .select((build) =>
      build
        .selectFrom('page_readings as r')
        .select(({ fn }) => fn.countAll<string>().as('people'))
        .whereRef('r.project_id', '=', 'p.project_id')
        .whereRef('r.page_id', '=', 'p.id')
        .as('people'),
    )
    .orderBy('p.key')
    .orderBy('p.edition', 'desc')
    .execute();
}

/** Whoever publishes waits for another who does, and then sees what that one has published. */
export async function lockPages(db: ProjectDb, projectId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pages ' || ${projectId}, 0))`.execute(db);
}

export async function findLanguages(db: ProjectDb, projectId: string): Promise<readonly Language[]> {
  const { languages } = await db
    .selectFrom('projects')
    .select('languages')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return languages.filter(isLanguage);
}
