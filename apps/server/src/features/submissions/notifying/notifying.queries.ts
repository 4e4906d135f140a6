import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

/**
 * The facts and recipient of a notice about a submission. Locks the account, so that it is not deleted before the
 * notice is queued.
 */
export async function findSubmissionNews(db: ProjectDb, submission: string) {
  return db
    .selectFrom('submissions as x')
    .innerJoin('applicants as p', 'p.id', 'x.applicant_id')
    .innerJoin('batches as b', 'b.id', 'x.batch_id')
    .innerJoin('projects as q', 'q.id', 'x.project_id')
    .where('x.id', '=', submission)
    .select(['x.applicant_id', 'x.number', 'x.submitted_at', 'b.title as batch', 'q.time_zone', 'q.slug'])
    .select([
      sql<Date>`deadline_for(b.ends_at, b.id, x.applicant_id)`.as('ends_at'),
      'p.name',
      'p.lang',
      'p.time_zone as reader_zone',
      sql<string | null>`case when p.email_confirmed_at is null then null else p.email end`.as('email'),
    ])
    .forKeyShare('p')
    .executeTakeFirst();
}
