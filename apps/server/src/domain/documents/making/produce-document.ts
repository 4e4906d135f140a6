import { Readable } from 'node:stream';
import type { ApplicationDocument } from '../../../platform/documents/application-document.ts';
import { makeDocument } from '../../../platform/documents/make-document.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { documentKey } from '../../../platform/storage/object-keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type DocumentRow, recordSteps, finishDocument } from '../documents.queries.ts';
import { gatherPictures } from './gather-pictures.ts';

/** Progress is written after this many steps, to save statements. */
const stepsTogether = 4;

/** Makes a requested document and stores it; if it is no longer needed, nothing is left behind. */
export async function produceDocument(
  storage: Storage,
  db: ProjectDb,
  { id, applicant_id: applicantId, content }: DocumentRow,
): Promise<void> {
  let done = 0;
  const onStep = async () => {
    done += 1;
    if (done % stepsTogether === 0) await recordSteps(db, id, done);
  };
  const description: ApplicationDocument = JSON.parse(content);
  const { document, pictures } = await gatherPictures({ db, storage, applicantId }, description, onStep);
  await recordSteps(db, id, done);
  const pdf = await makeDocument('application', document, pictures);
  await storage.put(documentKey(id), Readable.from([pdf]));
  const isWanted = await finishDocument(db, id, { state: 'ready', size: pdf.length });
  if (!isWanted) await storage.delete([documentKey(id)]);
}
