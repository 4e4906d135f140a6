import type { ProjectDb } from '../../../platform/db/database.ts';
import { findLogo } from '../documents.queries.ts';

const pixels = 400;
const mostKept = 200;
const drawn = new Map<string, Buffer | null>();

/** A project's logo as a picture that can be printed; null where there is none, or it cannot be read. */
export async function drawLogo(db: ProjectDb): Promise<Buffer | null> {
  const logo = await findLogo(db);
  if (logo === undefined) return null;
  const known = drawn.get(logo.digest);
  if (known !== undefined) return known;
  const picture = await draw(logo.content);
  if (drawn.size >= mostKept) drawn.clear();
  drawn.set(logo.digest, picture);
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
