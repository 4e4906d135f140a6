import { mostPixels, type Waiting, workOnPicture } from './picture-work.ts';
import { processPicture } from './picture-processes.ts';

/** Large enough for an icon or a signature, too small to read the text of a scan. */
const side = 240;

interface Thumbnail extends Waiting {
  readonly pixels: number;
  readonly open: () => Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** A thumbnail of a picture; undefined if the file is missing. */
export function makeThumbnail({ pixels, open, ...waiting }: Thumbnail): Promise<Buffer | undefined> {
  return workOnPicture(waiting, pixels, async () => {
    const source = await open();
    if (source === undefined) return undefined;
    const { pieces } = await processPicture({ kind: 'thumbnail', mostPixels, side }, source, waiting.signal);
    return Buffer.concat(pieces);
  });
}
