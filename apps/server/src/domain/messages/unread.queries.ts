import { type SqlBool, sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** How many messages the applicant has not read. */
export async function countUnread(db: ProjectDb, applicantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('applicant_id', '=', applicantId)
    .where('read_at', 'is', null)
    // A literal, by which the partial index is found.
    .where(sql<SqlBool>`author <> 'applicant'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
