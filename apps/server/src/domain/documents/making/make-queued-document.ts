import type { AppParts } from '../../../platform/app-parts.ts';
import { findDocument, findProjectOf, finishDocument } from '../documents.queries.ts';
import { produceDocument } from './produce-document.ts';

/** Makes the document with this id if it is still needed; after the last failed attempt it is marked as failed. */
export async function makeQueuedDocument(
  { database, storage, log }: Pick<AppParts, 'database' | 'storage' | 'log'>,
  id: string,
  isLast: boolean,
): Promise<void> {
  const project = await findProjectOf(database.jobs, id);
  if (project === undefined) return;
  const db = database.forProject(project);
  const document = await findDocument(db, id);
  if (document?.state !== 'working') return;
  try {
    await produceDocument(storage, db, document);
  } catch (error) {
    log.warn({ err: error, document: id, again: !isLast }, 'a document could not be made');
    if (isLast) await finishDocument(db, id, { state: 'failed' });
    // Only a code, because the queue stores the error message.
    else throw new Error('document-later', { cause: error });
  }
}
