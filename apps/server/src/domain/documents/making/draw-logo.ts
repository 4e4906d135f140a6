import { LRUCache } from 'lru-cache';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { findLogo } from '../documents.queries.ts';

const pixels = 400;
const cache = new LRUCache<string, Promise<Buffer | null>>({ max: 200 });

/** A project's logo as a printable picture; null if there is none or it cannot be decoded. */
export async function drawLogo(db: ProjectDb): Promise<Buffer | null> {
  const logo = await findLogo(db);
  if (logo === undefined) return null;
  const picture = cache.get(logo.digest) ?? draw(logo.content);
  cache.set(logo.digest, picture);
  return picture;
}

async function draw(content: Buffer): Promise<Buffer | null> {
  const { default: sharp } = await import('sharp');
  const image = sharp(content, { density: 300, limitInputPixels: 64_000_000 }).timeout({ seconds: 5 });
  return image
    .resize({ width: pixels, height: pixels, fit: 'inside' })
    .png()
    .toBuffer()
    .catch(() => null);
}
