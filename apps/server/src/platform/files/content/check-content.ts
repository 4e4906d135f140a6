import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import { fileTypeFromBuffer } from 'file-type';
import { Refused } from '../../refused.ts';
import { type FileKind, fileKinds, isHeic, isWide } from './file-kinds.ts';

/** How much of a file is checked before the rest is read. */
export const headBytes = 65_536;

/** The kind of a file by its name, if its first bytes match. */
export async function kindOf(name: string, head: Buffer): Promise<FileKind> {
  if (head.length === 0) throw new Refused('fileEmpty');
  const extension = extensionOf(name);
  const sniffed = (await fileTypeFromBuffer(head).catch(() => undefined))?.ext;
  if (isHeic(extension, sniffed)) throw new Refused('fileHeic');
  const kind = Object.hasOwn(fileKinds, extension) ? fileKinds[extension] : undefined;
  if (kind === undefined || !kind.begins(head, sniffed)) throw new Refused('fileContent', { cause: sniffed });
  return kind;
}

/** The same stream, which throws as soon as it turns out not to be text. */
export async function* checkText(
  kind: FileKind,
  head: Buffer,
  whole: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const mayHaveZeros = kind.isText !== true || isWide(head);
  for await (const chunk of whole) {
    if (!mayHaveZeros && chunk.includes(0)) throw new Refused('fileContent');
    yield chunk;
  }
}
