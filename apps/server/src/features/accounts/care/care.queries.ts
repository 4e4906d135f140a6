import { sql, type Updateable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** Changes an account; false when another one has the address already. */
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

/**
 * Locks a person and then the application, in the same order as everybody else. Deleting a person cascades to requests
 * for letters, and would deadlock with transactions that have locked those already.
 */
export async function lockApplicant(db: ProjectDb, applicantId: string): Promise<void> {
  await db.selectFrom('applicants').select('id').where('id', '=', applicantId).forUpdate().execute();
  await db.selectFrom('applications').select('id').where('applicant_id', '=', applicantId).forUpdate().execute();
}

/** Removes an account; sessions, application, messages, links and portrait go with it. */
export async function removeApplicant(db: ProjectDb, applicantId: string): Promise<void> {
  const letters = db
    .selectFrom('recommendations')
    .select(sql<string>`id::text`.as('id'))
    .where('applicant_id', '=', applicantId);
  await db
    .deleteFrom('idempotency_keys')
    .where((row) => row.or([row('person', '=', applicantId), row('person', 'in', letters)]))
    .execute();
  await db.deleteFrom('applicants').where('id', '=', applicantId).execute();
}

/** Which of these keys are those of other accounts. */
export async function listKeysOfOthers(db: ProjectDb, applicantId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const others = await db
    .selectFrom('applicants')
    .select(['email_key', 'mobile'])
    .where('id', '<>', applicantId)
    .where((row) => row.or([row('email_key', 'in', keys), row('mobile', 'in', keys)]))
    .execute();
  return others.flatMap(({ email_key, mobile }) => [email_key, mobile].filter((key) => key !== null));
}

export async function dropCodesTo(db: ProjectDb, targets: readonly string[]): Promise<void> {
  if (targets.length === 0) return;
  await db.deleteFrom('verification_codes').where('target', 'in', targets).execute();
}

/** The newest sessions of somebody that are still alive. */
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

/** False when it is not a session of this person. */
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
