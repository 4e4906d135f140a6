import type { ProjectDb } from '../../platform/db/database.ts';

/** What somebody submitted last, withdrawn or not. */
export function findNewestSubmission(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('submissions as submission')
    .innerJoin('applications as application', 'application.id', 'submission.application_id')
    .select(['submission.number', 'submission.receipt', 'submission.submitted_at', 'submission.revoked_at'])
    .where('application.applicant_id', '=', applicantId)
    .orderBy('submission.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type NewestSubmission = NonNullable<Awaited<ReturnType<typeof findNewestSubmission>>>;

/** How the project looks on paper. */
export function findLook(db: ProjectDb) {
  return db
    .selectFrom('projects as project')
    .innerJoin('organisations as organisation', 'organisation.id', 'project.org_id')
    .select(['organisation.name as organisation', 'project.color', 'project.traits', 'project.languages'])
    .executeTakeFirstOrThrow();
}
