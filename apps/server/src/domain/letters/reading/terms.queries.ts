import type { ProjectDb } from '../../../platform/db/database.ts';

/**
 * The letter settings of the project and the batch, and the choice that the applicant made before the first invitation.
 */
export async function findTerms(db: ProjectDb, projectId: string, applicantId: string) {
  const row = await db
    .selectFrom('projects as p')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.project_id', '=', 'p.id').on('a.applicant_id', '=', applicantId),
    )
    .leftJoin('batches as b', 'b.id', 'a.batch_id')
    .leftJoin('letter_waivers as w', 'w.application_id', 'a.id')
    .select(['p.slug', 'p.letters', 'p.time_zone', 'p.languages'])
    .select(['b.title as batch', 'b.ends_at', 'b.letters_until'])
    .select(['w.waived', 'w.at as decided_at'])
    .where('p.id', '=', projectId)
    .executeTakeFirstOrThrow();
  const lettersUntil = row.letters_until ?? row.ends_at;
  return { ...row, letters_until: lettersUntil };
}

export type FoundTerms = Awaited<ReturnType<typeof findTerms>>;

export async function findPerson(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('applicants')
    .select(['name', 'lang', 'email', 'email_key', 'email_confirmed_at', 'mobile', 'time_zone'])
    .where('id', '=', applicantId)
    .executeTakeFirstOrThrow();
}
