import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { mostMegapixels, type Waiting, workOnPicture } from './picture-work.ts';

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
    const { default: sharp } = await import('sharp');
    const picture = sharp({ limitInputPixels: mostMegapixels * 1_000_000, sequentialRead: true })
      .timeout({ seconds: 30 })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 });
    const [thumbnail] = await Promise.all([picture.toBuffer(), pipeline(Readable.from(source), picture)]);
    return thumbnail;
  });
}
