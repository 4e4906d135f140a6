import type { FinishUpload } from '@portico/contract/uploads.schemas';
import { type FileWriter, findFileOfWriter, waitingOf } from '../../../domain/files/file-writer.ts';
import { lockRoom, type StoredFileRow } from '../../../domain/files/files.queries.ts';
import { findQuota, requireRoom } from '../../../domain/files/quota.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { presentFile } from '../../../domain/files/present-file.ts';
import { type FileFacts, storeFile } from '../../../platform/files/store-file.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { readPieces } from './pieces.ts';
import { dropUpload, markReady } from './resumable.queries.ts';

/** Joins the pieces of an upload into one file and checks it. Repeated or concurrent calls have the effect of one. */
export async function finishUpload(
  storage: Storage,
  { uid }: FinishUpload['input'],
  call: FileWriter,
): Promise<FinishUpload['output']> {
  const file = await findFileOfWriter(call, uid);
  if (file === undefined) throw new Refused('notFound');
  if (file.state === 'ready') return presentFile(file);
  if (file.received !== file.size) throw new Refused('uploadUnfinished');
  const { id, name, pieces } = file;
  const open = () => readPieces(storage, pieces);
  const facts = await storeFile(storage, {
    id,
    ...waitingOf(call),
    name,
    bytes: Number(file.size),
    open,
  }).catch((error: unknown) => orFinished(storage, file, error, call));
  const isReady =
    facts !== null &&
    (await inTransaction(call.db, (db) => markReadyWithinQuota(db, file, facts)).catch(async (error: unknown) => {
      await orFinished(storage, file, error, call);
      return false;
    }));
  if (!isReady) return presentFinished(storage, id, call);
  await storage.delete(pieces).catch((error: unknown) => call.log.warn({ err: error }, 'pieces are left to the sweep'));
  return presentFile({ id, name, ...facts });
}

/** Re-encoding may have made a picture larger, so the quota is checked again. */
async function markReadyWithinQuota(db: ProjectDb, file: StoredFileRow, facts: FileFacts): Promise<boolean> {
  const { id, size, project_id: projectId, applicant_id: applicantId, sheet_id: sheet, field_key: fieldKey } = file;
  const more = facts.size - Number(size);
  if (more > 0) {
    await lockRoom(db, { projectId, applicantId, sheet });
    requireRoom(await findQuota(db, { projectId, applicantId, sheet, fieldKey }), more);
  }
  return markReady(db, id, facts);
}

/** Temporary errors: the upload is kept, so that the client can retry. */
const passing: readonly string[] = ['storageFull', 'busy'];

/**
 * Null if another request has finished the upload and deleted the pieces. An upload that is refused for good is
 * deleted.
 */
async function orFinished(
  storage: Storage,
  { id, pieces }: StoredFileRow,
  error: unknown,
  call: FileWriter,
): Promise<FileFacts | null> {
  const now = await findFileOfWriter(call, id);
  if (now?.state === 'ready') return null;
  if (error instanceof Refused && !passing.includes(error.key) && (await dropUpload(call.db, id)))
    await storage.delete([...pieces, fileKey(id)]).catch(() => undefined);
  throw error;
}

async function presentFinished(storage: Storage, id: string, call: FileWriter) {
  const now = await findFileOfWriter(call, id);
  if (now?.state === 'ready') return presentFile(now);
  await storage.delete([fileKey(id)]);
  throw new Refused('notFound');
}
