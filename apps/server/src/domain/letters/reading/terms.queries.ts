import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';

/**
 * The letter settings of the project and the batch, and the choice that the applicant made before the first invitation.
 */
export async function findTerms(db: ProjectDb, projectId: string, applicantId: string) {
  return db
    .selectFrom('projects as p')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.project_id', '=', 'p.id').on('a.applicant_id', '=', applicantId),
    )
    .leftJoin('batches as b', 'b.id', 'a.batch_id')
    .leftJoin('letter_waivers as w', 'w.application_id', 'a.id')
    .select(['p.slug', 'p.letters', 'p.time_zone', 'p.languages'])
    .select([
      'b.title as batch',
      sql<Date | null>`deadline_for(b.ends_at, b.id, a.applicant_id)`.as('ends_at'),
      sql<Date | null>`deadline_for(coalesce(b.letters_until, b.ends_at), b.id, a.applicant_id)`.as('letters_until'),
    ])
    .select(['w.waived', 'w.at as decided_at'])
    .where('p.id', '=', projectId)
    .executeTakeFirstOrThrow();
}

export type FoundTerms = Awaited<ReturnType<typeof findTerms>>;

export async function findPerson(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applicants')
    .select(['name', 'lang', 'email', 'email_key', 'email_confirmed_at', 'mobile', 'time_zone'])
    .where('id', '=', applicantId)
    .executeTakeFirstOrThrow();
}
