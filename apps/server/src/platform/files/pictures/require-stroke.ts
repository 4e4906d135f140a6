import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { greySide, showsStroke } from '@portico/form-engine/patterns/signature-stroke';
import { Refused } from '../../refused.ts';
import { mostMegapixels, pixelsIn, type Waiting, workOnPicture } from './picture-work.ts';

interface Drawn extends Waiting {
  readonly head: Buffer;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** Refuses a picture that shows no stroke, by the rule that the signing dialog goes by. */
export async function requireStroke({ head, open, ...waiting }: Drawn): Promise<void> {
  const pixels = await pixelsIn(head);
  const isDrawn = await workOnPicture(waiting, pixels, () => looksDrawn(open()));
  if (!isDrawn) throw new Refused('signatureEmpty');
}

async function looksDrawn(source: AsyncIterable<Uint8Array>): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const picture = sharp({ limitInputPixels: mostMegapixels * 1_000_000, sequentialRead: true })
    .timeout({ seconds: 30 })
    .flatten({ background: '#fff' })
    .resize({ width: greySide, height: greySide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw();
  try {
    const [{ data, info }] = await Promise.all([
      picture.toBuffer({ resolveWithObject: true }),
      pipeline(Readable.from(source), picture),
    ]);
    return showsStroke({ width: info.width, height: info.height, shades: data });
  } catch (error) {
    throw new Refused('fileContent', { cause: error });
  }
}
