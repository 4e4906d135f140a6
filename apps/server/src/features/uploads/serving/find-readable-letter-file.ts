import type { ProjectDb } from '../../../platform/db/database.ts';
import { findFileById, type StoredFileRow } from '../../../domain/files/files.queries.ts';
import { applicantReads } from '../../../domain/letters/reading/applicant-reads.ts';
import { readLetters } from '../../../domain/letters/reading/read-letter.ts';
import { findRequestOf } from './serving.queries.ts';

/** A file of a letter about an applicant, where they may read it: once the letter is written, if it names the file. */
export async function findReadableLetterFile(
  db: ProjectDb,
  applicantId: string,
  uid: string,
): Promise<StoredFileRow | undefined> {
  const file = await findFileById(db, uid);
  if (file === undefined || file.applicant_id !== applicantId || file.recommendation_id === null) return undefined;
  const request = await findRequestOf(db, file.recommendation_id);
  if (request === undefined || !(await applicantReads(db, request.application_id))) return undefined;
  const letters = await readLetters(db, request.application_id, 'en');
  const letter = letters.find(({ request: { id } }) => id === file.recommendation_id);
  if (letter === undefined || letter.request.isConfidential) return undefined;
  return letter.files.some((one) => one.uid === uid) ? file : undefined;
}
