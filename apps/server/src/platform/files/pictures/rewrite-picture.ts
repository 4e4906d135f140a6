import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sharp } from 'sharp';
import { limitFairly } from '../../concurrency/limit-by-key.ts';
import { Refused } from '../../refused.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The largest picture a phone takes; four bytes a pixel of it still fit into memory. */
const mostMegapixels = 64;
const limit = limitFairly(2);

/** Tried in order: the first looks best, each later one compresses more. */
const ways = {
  jpeg: [90, 80, 70, 60].map((quality) => (image: Sharp) => image.jpeg({ quality })),
  png: [{}, { compressionLevel: 9, adaptiveFiltering: true }, { palette: true, effort: 7 }].map(
    (options) => (image: Sharp) => image.png(options),
  ),
} as const;

interface Rewriting {
  readonly whose: string;
  /** The picture as it came; opened again for every attempt. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly format: keyof typeof ways;
  /** Keeps what comes out: all of it, or nothing where it breaks off. */
  readonly keep: (picture: AsyncIterable<Uint8Array>) => Promise<void>;
  /** Bytes that it should not have more than. */
  readonly enough: number;
}

/**
 * Re-encodes a picture while it streams by: upright, in the usual colours, without metadata. Decoding needs the whole
 * picture in memory, so only a few are decoded at a time; the others wait in storage.
 */
export async function rewritePicture({ whose, open, format, keep, enough }: Rewriting): Promise<PictureSize> {
  return limit(whose, async () => {
    const last = ways[format].length - 1;
    for (const [place, way] of ways[format].entries()) {
      const written = await rewrite(open(), way(await upright()), keep, place === last ? Infinity : enough);
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
  return sharp(limits).autoOrient();
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const cause = error instanceof Error ? error.message : undefined;
  if (cause !== undefined && /pixel limit/i.test(cause))
    return new Refused('filePixels', { params: { megapixels: String(mostMegapixels) }, cause });
  return new Refused('fileContent', { cause });
}
