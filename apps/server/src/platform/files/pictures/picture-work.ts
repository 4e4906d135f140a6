import { limitByTurns, type Turn } from '../../concurrency/limit-by-turns.ts';
import { Refused } from '../../refused.ts';

/** Who a picture is processed for, and when to give up. */
export interface Waiting {
  /** Tenants take turns, and so do the people in each. */
  readonly turn: Turn;
  readonly signal: AbortSignal;
}

/** The largest picture that phones take; at four bytes a pixel it still fits into memory. */
export const mostMegapixels = 64;
export const mostPixels = mostMegapixels * 1_000_000;
const largeMegapixels = 16;

// Large pictures have their own queue, so that they never block the others.
const limit = { usual: limitByTurns(2), large: limitByTurns(1) };

/** Runs work on a picture of this many pixels when it is its turn, if somebody is still waiting for it. */
export function workOnPicture<R>({ turn, signal }: Waiting, pixels: number, work: () => Promise<R>): Promise<R> {
  const isLarge = pixels > largeMegapixels * 1_000_000;
  return limit[isLarge ? 'large' : 'usual'](turn, async () => {
    if (signal.aborted) throw new Refused('busy', { cause: 'nobody waits for it any more' });
    return work();
  });
}

/**
 * The number of pixels according to the header, before decoding: a picture of 8 KB may have 64 million. If the header
 * does not say, it counts as large.
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
