import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

interface NewMessage {
  readonly id: string;
  readonly project_id: string;
  readonly applicant_id: string;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly created_at: Date;
}

/** A message that the applicant finds in the portal; false where it is there already. */
export async function insertMessage(db: ProjectDb, { title, body, ...message }: NewMessage): Promise<boolean> {
  const words = { title: JSON.stringify(title), body: JSON.stringify(body) };
  const written = await db
    .insertInto('messages')
    .values({ ...message, ...words, read_at: null })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .execute();
  return written.length > 0;
}

/** What is told of a submission and to whom; whoever leaves meanwhile waits until it is. */
export async function findSubmissionNews(db: ProjectDb, submission: string) {
  return db
    .selectFrom('submissions as x')
    .innerJoin('applicants as p', 'p.id', 'x.applicant_id')
    .innerJoin('batches as b', 'b.id', 'x.batch_id')
    .innerJoin('projects as q', 'q.id', 'x.project_id')
    .where('x.id', '=', submission)
    .select(['x.applicant_id', 'x.number', 'x.submitted_at', 'b.title as batch', 'b.ends_at', 'q.time_zone', 'q.slug'])
    .select([
      'p.name',
      'p.lang',
      sql<string | null>`case when p.email_confirmed_at is null then null else p.email end`.as('email'),
    ])
    .forKeyShare('p')
    .executeTakeFirst();
}
