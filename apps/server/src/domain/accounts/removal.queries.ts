import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import { documentKey, fileKey } from '../../platform/storage/object-keys.ts';

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
