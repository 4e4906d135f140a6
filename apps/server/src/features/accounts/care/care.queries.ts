import type { Updateable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** Updates an account; false if another account has the address. */
export async function changeApplicant(
  db: ProjectDb,
  applicantId: string,
  changes: Updateable<Tables['applicants']>,
): Promise<boolean> {
  return db
    .updateTable('applicants')
    .set(changes)
    .where('id', '=', applicantId)
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        if (isUniqueViolation(error)) return false;
        throw error;
      },
    );
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

/** The newest live sessions of an applicant. */
export function listSessionsOf(db: ProjectDb, applicantId: string, now: Date) {
  return db
    .selectFrom('applicant_sessions')
    .select(['id', 'agent', 'created_at', 'token_hash'])
    .where('applicant_id', '=', applicantId)
    .where('staff_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
}

/** False if the session does not belong to this applicant. */
export async function endSessionOf(db: ProjectDb, applicantId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('applicant_sessions')
    .where('id', '=', id)
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst();
  return ended.numDeletedRows !== 0n;
}

export async function putPortrait(db: ProjectDb, portrait: Tables['portraits']): Promise<void> {
  const { media_type, digest, content } = portrait;
  await db
    .insertInto('portraits')
    .values(portrait)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'applicant_id']).doUpdateSet({ media_type, digest, content }),
    )
    .execute();
}

export function findPortrait(db: ProjectDb, applicantId: string, digest: string) {
  return db
    .selectFrom('portraits')
    .select(['media_type', 'content'])
    .where('applicant_id', '=', applicantId)
    .where('digest', '=', digest)
    .executeTakeFirst();
}
