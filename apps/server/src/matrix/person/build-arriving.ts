import { Readable } from 'node:stream';
import { pdf } from '../../features/uploads/testing/sample-files.ts';
import { pieceKey } from '../../platform/storage/object-keys.ts';
import { buildFile } from '../../testing/toys/toy-forms.ts';
import type { Server } from './owner.ts';

/** An upload whose bytes have all arrived, but which is not finished. */
export async function buildArriving(
  { ownerDb, storage }: Server,
  applicant: string,
  options: { readonly module: string; readonly key: string; readonly letter?: string },
) {
  const file = await buildFile(ownerDb, applicant, { ...options, size: pdf.length, isBound: false });
  const piece = pieceKey(file.uid, 0, 'whole');
  await storage.put(piece, Readable.from([pdf]));
  await ownerDb
    .updateTable('stored_files')
    .set({ state: 'uploading', received: pdf.length, pieces: [piece] })
    .where('id', '=', file.uid)
    .execute();
  return file;
}
