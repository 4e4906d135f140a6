import type { AppParts } from '../../../platform/app-parts.ts';
import { findDocument, findProjectOf, settleDocument } from '../documents.queries.ts';
import { produceDocument } from './produce-document.ts';

/** Makes one document by its id, if it is still to be made; after the last try in vain it has failed. */
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
    if (isLast) await settleDocument(db, id, { state: 'failed' });
    // The message is a code, since the queue stores it.
    else throw new Error('document-later', { cause: error });
  }
}
