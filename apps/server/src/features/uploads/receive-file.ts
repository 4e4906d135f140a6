import { headBytes, kindOf } from '../../platform/files/content/check-content.ts';
import { measureStream } from '../../platform/files/content/measure-stream.ts';
import { peekStream } from '../../platform/files/content/peek-stream.ts';
import type { Waiting } from '../../platform/files/pictures/picture-work.ts';
import { type FileFacts, storeFile } from '../../platform/files/store-file.ts';
import type { Quota } from '../../domain/files/quota.ts';
import { pieceKey } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { limitBytes } from './limit-bytes.ts';
import { readPieces } from './resumable/pieces.ts';

interface Incoming extends Waiting {
  readonly id: string;
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** The size limit in megabytes. */
  readonly megabytes: number;
  readonly room: Quota;
  /** Throws if the size is not allowed. */
  readonly check: (bytes: number) => void;
  readonly isSignature?: boolean;
}

/** Streams one file to storage within the quota, and keeps it under its id after its content is checked. */
export async function receiveFile(
  storage: Storage,
  { id, name, content, megabytes, room, check, ...rest }: Incoming,
): Promise<{ readonly facts: FileFacts; readonly sentSha256: string }> {
  const piece = pieceKey(id, 0, 'whole');
  try {
    const sent = measureStream(limitBytes(await checkedAhead(name, content), megabytes, room));
    await storage.put(piece, sent.stream);
    const bytes = sent.bytes();
    check(bytes);
    const open = () => readPieces(storage, [piece]);
    return { facts: await storeFile(storage, { id, name, bytes, open, ...rest }), sentSha256: sent.sha256() };
  } finally {
    await storage.delete([piece]).catch(() => undefined);
  }
}

/**
 * The same stream, after its first bytes were compared with the file name; a mismatch is refused before the rest is
 * read.
 */
async function checkedAhead(name: string, source: AsyncIterable<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const { head, whole, leave } = await peekStream(source, headBytes);
  await kindOf(name, head).catch(async (error: unknown) => {
    await leave();
    throw error;
  });
  return whole();
}
