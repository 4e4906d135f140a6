import type { Storage } from '../storage/storage.ts';
import { peekStream } from './content/peek-stream.ts';
import { headBytes, kindOf, checkText } from './content/check-content.ts';
import type { FileKind } from './content/file-kinds.ts';
import { measureStream } from './content/measure-stream.ts';
import { fileKey } from '../storage/object-keys.ts';
import type { Waiting } from './pictures/picture-work.ts';
import { requireStroke } from './pictures/require-stroke.ts';
import { rewritePicture } from './pictures/rewrite-picture.ts';

/** The facts of a stored file. */
export interface FileFacts {
  readonly size: number;
  readonly type: string;
  readonly sha256: string;
  readonly width: number | null;
  readonly height: number | null;
}

interface Arrived extends Waiting {
  readonly id: string;
  readonly name: string;
  /** The picture must show a stroke. */
  readonly isSignature?: boolean;
  readonly bytes: number;
  /** The uploaded bytes from the start; may be read more than once. */
  readonly open: () => AsyncIterable<Uint8Array>;
}

// Re-encoding may make a small picture slightly larger.
const smallPicture = 100_000;

/** Checks a file's content and stores it under its id as one stream; a picture is re-encoded. */
export async function storeFile(storage: Storage, file: Arrived): Promise<FileFacts> {
  const { head, leave } = await peekStream(file.open(), headBytes);
  await leave();
  const kind = await kindOf(file.name, head);
  const facts = { size: 0, sha256: '' };
  const store = async (content: AsyncIterable<Uint8Array>) => {
    const { stream, bytes, sha256 } = measureStream(content);
    await storage.put(fileKey(file.id), stream);
    facts.size = bytes();
    facts.sha256 = sha256();
  };
  const pixels = await storeAs(kind, head, file, store);
  return { ...facts, type: kind.type, ...pixels };
}

async function storeAs(
  kind: FileKind,
  head: Buffer,
  { turn, signal, open, bytes, isSignature = false }: Arrived,
  store: (content: AsyncIterable<Uint8Array>) => Promise<void>,
) {
  if (kind.picture === undefined) {
    await store(checkText(kind, head, open()));
    return { width: null, height: null };
  }
  if (isSignature) await requireStroke({ turn, signal, head, open });
  const enough = Math.max(bytes, smallPicture);
  return rewritePicture({ turn, signal, open, format: kind.picture, store, enough });
}
