import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Language } from '@portico/form-engine/language';
import type { PreviewLetter } from '@portico/form-engine/preview/preview-content';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { PreviewReader } from './preview-reader.ts';
import { progressOf } from '../letters/reading/letter-state.ts';
import { applicantReads } from '../letters/reading/applicant-reads.ts';
import { type ReadLetter, readLetters } from '../letters/reading/read-letter.ts';
import { fileAt } from './files-at.ts';
import { findDeliveries } from './previews.queries.ts';

interface Reading {
  readonly language: Language;
  /** The keys of sensitive fields. */
  readonly sensitive: ReadonlySet<string>;
}

/** The letters of an application that one reader may see: their state, and their content if the reader may know it. */
export async function listPreviewLetters(
  db: ProjectDb,
  applicationId: string,
  reader: PreviewReader,
  reading: Reading,
): Promise<readonly PreviewLetter[]> {
  const letters = await listReadableLetters(db, applicationId, reader, reading);
  const mails = letters.flatMap(({ request: { messageId } }) => (messageId === null ? [] : [messageId]));
  const deliveries = await findDeliveries(db, mails);
  return letters.map(({ request, entries, files }) => ({
    id: request.id,
    recommender: request.name,
    email: request.email,
    state: progressOf({ ...request, delivery: deliveries.get(request.messageId ?? '') }),
    ...(request.writtenAt === null ? {} : { receivedAt: request.writtenAt.getTime() }),
    entries,
    files: files.map((file) => fileAt(reader.filePath, file)),
  }));
}

/** The same without the delivery states of mails. */
export async function listReadableLetters(
  db: ProjectDb,
  applicationId: string,
  reader: PreviewReader,
  { language, sensitive }: Reading,
): Promise<readonly ReadLetter[]> {
  if (!reader.showRecommendation) return [];
  const isOpen = ({ key, preview }: FieldDefinition) =>
    reader.showSensitive || (preview?.sensitive !== true && !sensitive.has(key));
  const letters = await readLetters(db, applicationId, language, isOpen);
  if (letters.length === 0 || !reader.isSubject) return letters;
  const mayRead = await applicantReads(db, applicationId);
  return letters.map((letter) => (mayRead && !letter.request.isConfidential ? letter : { ...letter, ...closed }));
}

const closed = { entries: [], files: [] } as const;
