import type { SealedReceipt } from '@portico/contract/receipts/sealed-receipt';
import { brandColourOf } from '../../platform/db/brand-colour.ts';
import type { LocalText } from '@portico/form-engine/language';
import { sql } from 'kysely';
import type { ProjectDb, UnscopedDb } from '../../platform/db/database.ts';

const most = 200;

/** An applicant's submissions, including revoked ones, newest first. */
export function listSubmissions(db: ProjectDb, applicantId: string) {
  return submissionsOf(db, applicantId)
    .select(sql<LocalText>`submission.receipt #> '{facts,batch}'`.as('batch'))
    .limit(most)
    .execute();
}

export type ListedSubmission = Awaited<ReturnType<typeof listSubmissions>>[number];

/** One submission with its receipt; by default the newest. */
export function findSubmission(db: ProjectDb, applicantId: string, id?: string) {
  return submissionsOf(db, applicantId)
    .select('submission.receipt')
    .$if(id !== undefined, (query) => query.where('submission.id', '=', id ?? ''))
    .limit(1)
    .executeTakeFirst();
}

export type FoundSubmission = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

function submissionsOf(db: ProjectDb, applicantId: string) {
  return db
    .selectFrom('submissions as submission')
    .innerJoin('applications as application', 'application.id', 'submission.application_id')
    .select(['submission.id', 'submission.number', 'submission.submitted_at', 'submission.revoked_at'])
    .select((query) =>
      // Applying again in the same batch replaces the submission at the same moment and keeps its number.
      query
        .exists(
          query
            .selectFrom('submissions as later')
            .select('later.id')
            .whereRef('later.application_id', '=', 'submission.application_id')
            .whereRef('later.submitted_at', '=', 'submission.revoked_at'),
        )
        .as('is_replaced'),
    )
    .where('application.applicant_id', '=', applicantId)
    .orderBy('submission.submitted_at', 'desc');
}

/**
 * The receipt whose signature begins with this seal, in any project: where receipts are checked, no tenant is known.
 */
export async function findReceipt(db: UnscopedDb, seal: string): Promise<SealedReceipt | undefined> {
  const { rows } = await sql<{ receipt: SealedReceipt | null }>`select find_receipt(${seal}) as receipt`.execute(db);
  return rows[0]?.receipt ?? undefined;
}

/** The logo, colours and names on the project's documents. */
export function findLook(db: ProjectDb) {
  return db
    .selectFrom('projects as project')
    .innerJoin('organisations as organisation', 'organisation.id', 'project.org_id')
    .select([
      'organisation.name as organisation',
      brandColourOf('project').as('color'),
      'project.traits',
      'project.languages',
    ])
    .executeTakeFirstOrThrow();
}
