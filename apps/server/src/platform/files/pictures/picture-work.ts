import { limitByTurns, type Turn } from '../../concurrency/limit-by-turns.ts';
import { Refused } from '../../refused.ts';

/** For whom a picture is processed, and until when it is worth the work. */
export interface Waiting {
  /** Tenants take turns, and so do the people of each. */
  readonly turn: Turn;
  readonly signal: AbortSignal;
}

/** The largest picture a phone takes; four bytes a pixel of it still fit into memory. */
export const mostMegapixels = 64;
export const mostPixels = mostMegapixels * 1_000_000;
const largeMegapixels = 16;

// Large ones have a place of their own: however many are sent, all others are processed beside them.
const limit = { usual: limitByTurns(2), large: limitByTurns(1) };

/** Runs work on a picture of so many pixels when its turn has come, if somebody still waits for it. */
export function workOnPicture<R>({ turn, signal }: Waiting, pixels: number, work: () => Promise<R>): Promise<R> {
  const isLarge = pixels > largeMegapixels * 1_000_000;
  return limit[isLarge ? 'large' : 'usual'](turn, async () => {
    if (signal.aborted) throw new Refused('busy', { cause: 'nobody waits for it any more' });
    return work();
  });
}

/**
 * How many pixels a picture has, by its header and before any of them is decoded: a picture of 8 KB may have 64 million. One that
 * does not tell so early counts as large.
 */
export async function pixelsIn(head: Buffer): Promise<number> {
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(head, { failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  if (metadata === undefined) return Infinity;
  const pixels = metadata.width * metadata.height * (metadata.pages ?? 1);
  if (pixels > mostPixels) throw new Refused('filePixels', { params: { megapixels: String(mostMegapixels) } });
  return pixels;
}
