import { sql, type Updateable } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { documentKey, fileKey } from '../../../platform/storage/object-keys.ts';

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

/**
 * Locks an applicant and then the application, in the same order as all other code. Deleting an applicant cascades to
 * requests for letters and would deadlock with transactions that have locked those.
 */
export async function lockApplicant(db: ProjectDb, applicantId: string): Promise<void> {
  await db.selectFrom('applicants').select('id').where('id', '=', applicantId).forUpdate().execute();
  await db.selectFrom('applications').select('id').where('applicant_id', '=', applicantId).forUpdate().execute();
}

/**
 * Deletes an account with its sessions, application, letters, messages, links and portrait, including rows that its
 * owner may not see. Returns the storage keys to delete.
 */
export async function removeApplicant(db: ProjectDb, applicantId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: 'file' | 'document'; id: string; pieces: string[] }>`
    select * from remove_applicant(${applicantId})`.execute(db);
  return rows.flatMap(({ kind, id, pieces }) => [kind === 'file' ? fileKey(id) : documentKey(id), ...pieces]);
}

/** Those of the keys that belong to other accounts. */
export async function listKeysOfOthers(db: ProjectDb, applicantId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: string }>`select key from keys_of_others(${applicantId}, ${keys})`.execute(db);
  return rows.map(({ key }) => key);
}

export async function dropCodesTo(db: ProjectDb, targets: readonly string[]): Promise<void> {
  if (targets.length === 0) return;
  await db.deleteFrom('verification_codes').where('target', 'in', targets).execute();
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
