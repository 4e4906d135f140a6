import { randomBytes } from 'node:crypto';
import { measureStream } from '../../../platform/files/content/measure-stream.ts';
import { lockRoom, type StoredFileRow } from '../../../domain/files/files.queries.ts';
import { findQuota, requireRoom } from '../../../domain/files/quota.ts';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/wire/in-transaction.ts';
import { pieceKey } from '../../../platform/storage/object-keys.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { FileWriter } from '../../../domain/files/file-writer.ts';
import { cutIntoPieces } from './pieces.ts';
import { addPiece } from './resumable.queries.ts';

/** Small enough that a crash loses little, large enough that a big file has few pieces. */
const longestPiece = 8 * 1_048_576;

/**
 * Appends arriving bytes to an upload, piece by piece; what arrived before the connection broke is kept. If two clients
 * send the same offset, the first to complete a piece wins, whichever server each is connected to. Returns the new
 * offset.
 */
export async function appendToUpload(
  storage: Storage,
  file: StoredFileRow,
  body: AsyncIterable<Uint8Array>,
  { db, now }: Pick<FileWriter, 'db' | 'now'>,
): Promise<number> {
  const length = Number(file.size);
  let offset = Number(file.received);
  const pieces = cutIntoPieces(within(body, length - offset), longestPiece);
  try {
    for (let piece = await pieces.piece(); piece !== undefined; piece = await pieces.piece()) {
      const key = pieceKey(file.id, offset, randomBytes(6).toString('hex'));
      const { stream, bytes } = measureStream(piece);
      await storage.put(key, stream);
      const written = { id: file.id, key, offset, bytes: bytes(), at: now };
      await inTransaction(db, (transaction) => takeRoom(transaction, file, written)).catch(async (error: unknown) => {
        // If the commit's result was lost, the piece may count, so it is kept; if it does not count, it is swept later.
        if (error instanceof Refused) await storage.delete([key]);
        throw error;
      });
      offset += bytes();
    }
    return offset;
  } finally {
    await pieces.leave();
  }
}

/** Bytes are added to the quota when they arrive, one piece at a time for each person. */
async function takeRoom(db: ProjectDb, file: StoredFileRow, piece: Parameters<typeof addPiece>[1]): Promise<void> {
  const { project_id: projectId, applicant_id: applicantId, sheet_id: sheet, field_key: fieldKey } = file;
  await lockRoom(db, { projectId, applicantId, sheet });
  requireRoom(await findQuota(db, { projectId, applicantId, sheet, fieldKey }), piece.bytes);
  if (!(await addPiece(db, piece))) throw new Refused('uploadMoved');
}

/** At most as many bytes as announced; the rest is ignored. */
async function* within(body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let left = most;
  for await (const chunk of body) {
    const fits = chunk.subarray(0, left);
    left -= fits.length;
    if (fits.length > 0) yield fits;
    if (left === 0) return;
  }
}
