import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PngOptions, Sharp } from 'sharp';
import { Refused } from '../../refused.ts';
import { headBytes } from '../content/check-content.ts';
import { peekStream } from '../content/peek-stream.ts';
import { mostMegapixels, pixelsIn, requireWaiting, type Waiting, workOnPicture } from './picture-work.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Format = 'jpeg' | 'png';
type Way = (image: Sharp) => Sharp;

const secondsAtMost = 30;
// A palette or better filters make a picture several times smaller than we write it; a thousand times is a trap.
const mostGrowth = 8;
const jpeg =
  (quality: number): Way =>
  (image) =>
    image.jpeg({ quality });
const png =
  (options: PngOptions): Way =>
  (image) =>
    image.png(options);

/**
 * Tried in order: the first looks best, each later one compresses more. The more pixels, the fewer ways: each goes over all of
 * them, and looking for the best palette many times.
 */
const ways: readonly { readonly megapixels: number; readonly by: Readonly<Record<Format, readonly Way[]>> }[] = [
  {
    megapixels: 4,
    by: {
      jpeg: [90, 80, 70, 60].map(jpeg),
      png: [png({}), png({ compressionLevel: 9, adaptiveFiltering: true }), png({ palette: true, effort: 7 })],
    },
  },
  { megapixels: 16, by: { jpeg: [90, 80, 60].map(jpeg), png: [png({}), png({ compressionLevel: 9 })] } },
  { megapixels: Infinity, by: { jpeg: [jpeg(80)], png: [png({})] } },
];

function waysFor(pixels: number, format: Format): readonly Way[] {
  return ways.find(({ megapixels }) => pixels <= megapixels * 1_000_000)?.by[format] ?? [];
}

interface Rewriting extends Waiting {
  /** The picture as it came; opened again for every attempt. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly format: Format;
  /** Keeps what comes out: all of it, or nothing where it breaks off. */
  readonly keep: (picture: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Bytes that it should not have more than; far more are refused. */
  readonly enough: number;
}

/**
 * Re-encodes a picture while it streams by: upright, in the usual colours, without metadata. Decoding needs the whole
 * picture in memory, so only a few are decoded at a time; the others wait in storage. What that will cost is judged by the
 * header, before it waits for its turn.
 */
export async function rewritePicture({ open, format, keep, enough, ...waiting }: Rewriting): Promise<PictureSize> {
  const { head, leave } = await peekStream(open(), headBytes);
  await leave();
  const pixels = await pixelsIn(head);
  return workOnPicture(waiting, pixels, async () => {
    const tried = waysFor(pixels, format);
    const last = tried.length - 1;
    for (const [place, way] of tried.entries()) {
      // What is under way runs to its end, which is near: giving its place away would let it pile up unseen.
      requireWaiting(waiting.signal);
      const written = await rewrite(open(), way(await upright()), keep, place === last ? enough * mostGrowth : enough);
      if (written !== 'too long') return written;
    }
    throw new Refused('fileContent');
  });
}

/** Too large is not stored: another attempt may already have stored a smaller one under the same name. */
async function rewrite(
  source: AsyncIterable<Uint8Array>,
  image: Sharp,
  keep: Rewriting['keep'],
  most: number,
): Promise<PictureSize | 'too long'> {
  let size: PictureSize | undefined;
  const short = atMost(most);
  image.on('info', ({ width, height }: PictureSize) => {
    size = { width, height };
  });
  try {
    await pipeline(Readable.from(source), image, async (picture: AsyncIterable<Uint8Array>) => {
      await keep(short.reading(picture));
    });
  } catch (error) {
    if (short.isOver()) return 'too long';
    throw refusalOf(error);
  }
  if (size === undefined) throw new Refused('fileContent');
  return size;
}

/** The same stream, broken off where it is longer. */
function atMost(most: number) {
  let bytes = 0;
  return {
    isOver: () => bytes > most,
    async *reading(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        bytes += chunk.length;
        if (bytes > most) throw new Error('Longer than it came');
        yield chunk;
      }
    },
  };
}

async function upright(): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const limits = { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error', sequentialRead: true } as const;
  return sharp(limits).timeout({ seconds: secondsAtMost }).autoOrient();
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const cause = error instanceof Error ? error.message : undefined;
  if (cause !== undefined && /pixel limit/i.test(cause))
    return new Refused('filePixels', { params: { megapixels: String(mostMegapixels) }, cause });
  if (cause !== undefined && /timeout/i.test(cause)) return new Refused('busy', { cause });
  return new Refused('fileContent', { cause });
}
