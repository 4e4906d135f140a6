import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sharp } from 'sharp';
import { Refused } from '../../refused.ts';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** What a phone takes at most, and what four times of which fits into memory. */
const mostMegapixels = 64;
const atOnce = 2;

/** Each packs tighter than the one before, and the first looks best. */
const ways = {
  jpeg: [90, 80, 70, 60].map((quality) => (image: Sharp) => image.jpeg({ quality })),
  png: [{}, { compressionLevel: 9, adaptiveFiltering: true }, { palette: true, effort: 7 }].map(
    (options) => (image: Sharp) => image.png(options),
  ),
} as const;

interface Rewriting {
  /** The picture as it came; read again for each way that is tried. */
  readonly open: () => AsyncIterable<Uint8Array>;
  readonly format: keyof typeof ways;
  /** Keeps what comes out, and tells how long it was. */
  readonly keep: (picture: AsyncIterable<Uint8Array>) => Promise<number>;
  /** Bytes that it should not have more than. */
  readonly enough: number;
}

/**
 * Writes a picture anew while it streams by: turned upright, in the usual colours, without anything the camera noted.
 * A picture is decoded whole, so that only a few are at a time; the others wait outside, in storage.
 */
export async function rewritePicture({ open, format, keep, enough }: Rewriting): Promise<PictureSize> {
  return whenThereIsRoom(async () => {
    let written = { bytes: 0, width: 0, height: 0 };
    for (const way of ways[format]) {
      written = await rewrite(open(), way(await upright()), keep);
      if (written.bytes <= enough) break;
    }
    return written;
  });
}

async function rewrite(source: AsyncIterable<Uint8Array>, image: Sharp, keep: Rewriting['keep']) {
  let size: PictureSize | undefined;
  let bytes = 0;
  image.on('info', ({ width, height }: PictureSize) => {
    size = { width, height };
  });
  try {
    await pipeline(Readable.from(source), image, async (picture: AsyncIterable<Uint8Array>) => {
      bytes = await keep(picture);
    });
  } catch (error) {
    throw refusalOf(error);
  }
  if (size === undefined) throw new Refused('fileContent');
  return { bytes, ...size };
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

let running = 0;
const waiting: (() => void)[] = [];

async function whenThereIsRoom<R>(run: () => Promise<R>): Promise<R> {
  // Whoever leaves hands the place over to the first who waits.
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
