import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';

/** Notes that somebody has read an article. */
export async function insertReading(
  db: ProjectDb,
  reading: { readonly projectId: string; readonly applicantId: string; readonly articleId: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('article_readings')
    .values({
      project_id: reading.projectId,
      applicant_id: reading.applicantId,
      article_id: reading.articleId,
      read_at: reading.now,
    })
    // The first reading counts.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findProjectTitle(db: ProjectDb): Promise<LocalText> {
  const { title } = await db.selectFrom('projects').select('title').executeTakeFirstOrThrow();
  return title;
}
