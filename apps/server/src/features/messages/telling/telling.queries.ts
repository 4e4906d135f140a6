import { type SqlBool, sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

/** Asks for a mail about an answer, which is sent if the answer has not been read by then. */
export async function enqueueTelling(db: ProjectDb, applicantId: string, at: Date): Promise<void> {
  await sql`select enqueue_telling_of_answer(${applicantId}, ${at})`.execute(db);
}

/** The conversation with its applicant, locked until the transaction ends, so that nothing is told twice. */
export function lockTold(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('message_threads as t')
    .innerJoin('applicants as p', (join) =>
      join.onRef('p.project_id', '=', 't.project_id').onRef('p.id', '=', 't.applicant_id'),
    )
    .innerJoin('projects as q', 'q.id', 't.project_id')
    .select(['t.told_until', 'p.name', 'p.lang', 'p.mails_answers', 'q.slug'])
    .select(sql<string | null>`case when p.email_confirmed_at is null then null else p.email end`.as('email'))
    .where('t.applicant_id', '=', applicantId)
    .forUpdate('t')
    .forKeyShare('p')
    .executeTakeFirst();
}

/** The newest answer that nobody has read and no mail has told of, and how many there are. */
export function findUntold(db: ProjectDb, applicantId: string, toldUntil: Date | null) {
  return db
    .selectFrom('messages')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('created_at').as('until')])
    .where('applicant_id', '=', applicantId)
    .where(sql<SqlBool>`author = 'office'`)
    .where('read_at', 'is', null)
    .$if(toldUntil !== null, (query) => query.where('created_at', '>', toldUntil ?? new Date(0)))
    .executeTakeFirstOrThrow();
}

export async function noteTold(db: ProjectDb, applicantId: string, until: Date): Promise<void> {
  await db.updateTable('message_threads').set({ told_until: until }).where('applicant_id', '=', applicantId).execute();
}

export function findChoice(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applicants')
    .select('mails_answers')
    .select(sql<string>`case when email_confirmed_at is null then '' else coalesce(email, '') end`.as('address'))
    .where('id', '=', applicantId)
    .executeTakeFirst();
}

/** False if there is no such account any more. */
export async function writeChoice(db: ProjectDb, applicantId: string, answers: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('applicants')
    .set({ mails_answers: answers })
    .where('id', '=', applicantId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
