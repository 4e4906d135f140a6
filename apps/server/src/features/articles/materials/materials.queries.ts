import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

interface Download {
  readonly projectId: string;
  readonly applicantId: string;
  readonly articleId: string;
  readonly fileId: string;
}

/** Which of these articles somebody has downloaded, each with the files that it had. */
export async function listDownloaded(
  db: ProjectDb,
  applicantId: string,
  articles: readonly string[],
): Promise<ReadonlySet<string>> {
  if (articles.length === 0) return new Set();
  const rows = await db
    .selectFrom('material_downloads')
    .select('file_id')
    .where('applicant_id', '=', applicantId)
    .where('article_id', 'in', articles)
    .execute();
  return new Set(rows.map(({ file_id }) => file_id));
}

/** Notes a download; the same file once more is counted. */
export async function insertDownload(
  db: ProjectDb,
  { projectId, applicantId, articleId, fileId }: Download,
  now: Date,
): Promise<void> {
  const of = { project_id: projectId, applicant_id: applicantId, article_id: articleId, file_id: fileId };
  await db
    .insertInto('material_downloads')
    .values({ ...of, first_at: now, last_at: now })
    .onConflict((known) =>
      known
        .columns(['applicant_id', 'article_id', 'file_id'])
        .doUpdateSet({ times: sql`material_downloads.times + 1`, last_at: now }),
    )
    .execute();
}
