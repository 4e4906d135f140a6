import type { JpegOptions, PngOptions } from 'sharp';
import { Refused } from '../../refused.ts';
import { headBytes } from '../content/check-content.ts';
import { peekStream } from '../content/peek-stream.ts';
import { mostMegapixels, mostPixels, pixelsIn, type Waiting, workOnPicture } from './picture-work.ts';
import { PictureFailed, processPicture } from './picture-processes.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Format = 'jpeg' | 'png';
type Way = JpegOptions | PngOptions;

// A palette or better filters can make a picture several times smaller than our encoding; a thousand times is an
// attack.
const mostGrowth = 8;
const jpeg = (...qualities: readonly number[]): readonly Way[] => qualities.map((quality) => ({ quality }));

/**
 * Tried in order: the first looks best, each later one compresses more. Larger pictures have fewer options, because
 * each one processes all pixels, and searching for the best palette does so many times.
 */
const ways: readonly { readonly megapixels: number; readonly by: Readonly<Record<Format, readonly Way[]>> }[] = [
  {
    megapixels: 4,
    by: {
      jpeg: jpeg(90, 80, 70, 60),
      png: [{}, { compressionLevel: 9, adaptiveFiltering: true }, { palette: true, effort: 7 }],
    },
  },
  { megapixels: 16, by: { jpeg: jpeg(90, 80, 60), png: [{}, { compressionLevel: 9 }] } },
  { megapixels: Infinity, by: { jpeg: jpeg(80), png: [{}] } },
];

function waysFor(pixels: number, format: Format): readonly Way[] {
  return ways.find(({ megapixels }) => pixels <= megapixels * 1_000_000)?.by[format] ?? [];
}

interface Rewriting extends Waiting {
  /** The original picture; opened again for every attempt. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly format: Format;
  /** Stores the result completely, or not at all if it breaks off. */
  readonly store: (picture: AsyncIterable<Uint8Array>) => Promise<void>;
  /** The target size in bytes; a result far above it is refused. */
  readonly enough: number;
}

/**
 * Re-encodes a picture: upright, in sRGB, without metadata. Decoding needs the whole picture in memory, so only a few
 * are decoded at a time; the others wait in storage. The cost is estimated from the header before a picture is queued.
 */
export async function rewritePicture({ open, format, store, enough, ...waiting }: Rewriting): Promise<PictureSize> {
  const { head, leave } = await peekStream(open(), headBytes);
  await leave();
  const pixels = await pixelsIn(head);
  return workOnPicture(waiting, pixels, async () => {
    const ways = waysFor(pixels, format);
    const task = { kind: 'rewrite', mostPixels, format, ways, enough, most: enough * mostGrowth } as const;
    const { pieces, width, height } = await processPicture(task, open(), waiting.signal).catch((error: unknown) => {
      throw refusalOf(error);
    });
    await store(inTurn(pieces));
    return { width, height };
  });
}

async function* inTurn(pieces: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* pieces;
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof PictureFailed)) return error;
  const cause = error.message;
  if (/pixel limit/i.test(cause))
    return new Refused('filePixels', { params: { megapixels: String(mostMegapixels) }, cause });
  return new Refused('fileContent', { cause });
}
