import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../platform/db/database.ts';
import { findDocument, findProjectOf, settleDocument } from '../documents.queries.ts';
import { type ProducingParts, produceDocument } from './produce-document.ts';

export interface QueuedParts extends ProducingParts {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
}

/** Makes one document by its id, if it is still to be made; after the last try in vain it has failed. */
export async function makeQueuedDocument(parts: QueuedParts, id: string, isLast: boolean): Promise<void> {
  const project = await findProjectOf(parts.database.doors, id);
  if (project === undefined) return;
  const db = parts.database.forProject(project);
  const document = await findDocument(db, id);
  if (document?.state !== 'working') return;
  try {
    await produceDocument(parts, db, document);
  } catch (error) {
    parts.log.warn({ err: error, document: id, again: !isLast }, 'a document could not be made');
    if (isLast) await settleDocument(db, id, { state: 'failed' });
    // A code as its message, since the queue keeps that.
    else throw new Error('document-later', { cause: error });
  }
}
