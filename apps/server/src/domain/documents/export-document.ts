import type { ExportApplication } from '@portico/contract/documents.schemas';
import type { FastifyBaseLogger } from 'fastify';
import type { ProjectDb } from '../../platform/db/database.ts';
import { documentKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { Refused } from '../../platform/refused.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { describeDocument, type DocumentRequest } from './describe-document.ts';
import { presentDocument } from './documents.present.ts';
import * as queries from './documents.queries.ts';
import { listReplaced, listReplacedOfStaff, hasTooManyUnderWay, isReusable, stateAt } from './documents.rules.ts';
import { produceDocument } from './making/produce-document.ts';

interface Asking {
  readonly db: ProjectDb;
  readonly log: FastifyBaseLogger;
}

// By then, a call that makes its document directly has finished or failed.
const secondLookSeconds = 60;

/** Returns an application as a document: the existing one if nothing has changed, otherwise a new one. */
export async function exportDocument(
  storage: Storage,
  { db, log }: Asking,
  request: DocumentRequest,
): Promise<ExportApplication['output']> {
  const { applicantId, staff, now } = request;
  const described = await describeDocument(db, request);
  const { row, isToMake, gone } = await inTransaction(db, async (inside) => {
    const existing = await queries.listDocuments(inside, applicantId, staff?.id ?? null);
    if (existing === undefined) throw new Refused('notFound');
    const same = existing.find((document) => isReusable(document, described.fingerprint, now));
    if (same !== undefined) return { row: same, isToMake: false, gone: [] };
    const documents = staff === null ? existing : await queries.listDocumentsOfStaff(inside, staff.id);
    if (staff !== null && hasTooManyUnderWay(documents, now)) throw new Refused('tooMany');
    // Only one document of a person is made directly at a time, so that repeated requests do not delay others.
    const isAtOnce = described.isSmall && !documents.some((document) => stateAt(document, now) === 'working');
    const replaced = [
      ...listReplaced(existing, now),
      ...(staff === null ? [] : listReplacedOfStaff(documents, now)),
    ].map(({ id }) => id);
    await queries.dropDocuments(inside, replaced);
    const added = await queries.addDocument(inside, described.row, isAtOnce ? secondLookSeconds : 0);
    return { row: added, isToMake: isAtOnce, gone: replaced };
  });
  // Without its row nobody can find a document, so a failed deletion can wait for the sweep.
  await storage.delete(gone.map(documentKey)).catch(() => undefined);
  return presentDocument(isToMake ? await makeAtOnce(storage, { db, log }, row) : row, now);
}

/** Leaves the document to the job if the queue is full. */
async function makeAtOnce(storage: Storage, { db, log }: Asking, row: queries.DocumentRow) {
  try {
    await produceDocument(storage, db, row);
  } catch (error) {
    log.warn({ err: error, document: row.id }, 'a document is left to its job');
    await queries.enqueueDocument(db, row.id, 0);
  }
  return (await queries.findDocument(db, row.id)) ?? row;
}
