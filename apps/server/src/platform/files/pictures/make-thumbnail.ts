import { mostPixels, type Waiting, workOnPicture } from './picture-work.ts';
import { processPicture } from './picture-processes.ts';

/** Enough for a mark beside a name, and for a signature; too little to read what a scan says. */
const side = 240;

interface Thumbnail extends Waiting {
  readonly pixels: number;
  readonly open: () => Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** A small copy of a picture; undefined where there is none. */
export function makeThumbnail({ pixels, open, ...waiting }: Thumbnail): Promise<Buffer | undefined> {
  return workOnPicture(waiting, pixels, async () => {
    const source = await open();
    if (source === undefined) return undefined;
    const { pieces } = await processPicture({ kind: 'thumbnail', mostPixels, side }, source, waiting.signal);
    return Buffer.concat(pieces);
  });
}
