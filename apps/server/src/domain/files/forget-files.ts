import type { ProjectDb } from '../../platform/db/database.ts';
import { documentKey, fileKey } from '../../platform/storage/object-keys.ts';

/** Deletes the rows of somebody's files and documents; gives the keys to delete from storage. */
export async function forgetFiles(db: ProjectDb, applicantId: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('stored_files')
    .where('applicant_id', '=', applicantId)
    .returning(['id', 'pieces'])
    .execute();
  const documents = await db.deleteFrom('documents').where('applicant_id', '=', applicantId).returning('id').execute();
  return [
    ...deleted.flatMap(({ id, pieces }) => [fileKey(id), ...pieces]),
    ...documents.map(({ id }) => documentKey(id)),
  ];
}
