import { findPictureType, type PictureType } from '../../../domain/look-pictures/find-picture-type.ts';
import { largestPicture } from '../../../domain/project-file/format/look.schema.ts';
import { pixelsIn, type Waiting } from '../../../platform/files/pictures/picture-work.ts';
import { rewritePicture } from '../../../platform/files/pictures/rewrite-picture.ts';
import { Refused } from '../../../platform/refused.ts';

interface ReadPicture {
  readonly content: Buffer;
  readonly type: PictureType;
}

/**
 * A picture as everybody may load it. Photos are encoded again, which drops where and when they were taken; a drawing may
 * only draw.
 */
export async function readPicture(sent: AsyncIterable<Uint8Array>, waiting: Waiting): Promise<ReadPicture> {
  const bytes = await readAll(sent);
  const found = await findPictureType(bytes);
  if ('problem' in found) throw new Refused('lookPicture', { cause: found.problem });
  const { type } = found;
  if (type === 'image/png') return { type, content: await rewritten(bytes, 'png', waiting) };
  if (type === 'image/jpeg') return { type, content: await rewritten(bytes, 'jpeg', waiting) };
  if (type === 'image/webp') await pixelsIn(bytes);
  return { type, content: bytes };
}

async function readAll(sent: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of sent) {
    length += chunk.length;
    requireSmall(length);
    chunks.push(chunk);
  }
  if (length === 0) throw new Refused('fileEmpty');
  return Buffer.concat(chunks);
}

// Encoding a small picture again may make it slightly larger.
const smallPicture = 100_000;

async function rewritten(bytes: Buffer, format: 'png' | 'jpeg', waiting: Waiting): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  await rewritePicture({
    ...waiting,
    async *open() {
      yield bytes;
    },
    format,
    async store(picture) {
      chunks.length = 0;
      for await (const chunk of picture) chunks.push(chunk);
    },
    enough: Math.max(bytes.length, smallPicture),
  });
  const content = Buffer.concat(chunks);
  requireSmall(content.length);
  return content;
}

function requireSmall(length: number): void {
  if (length > largestPicture) throw new Refused('fileTooBig', { params: { megabytes: '1' } });
}
