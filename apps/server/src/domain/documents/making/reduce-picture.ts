/** Pixels of the longer side: sharp in print at the size of pictures in a document. */
const longestSide = 1_000;
// With many pictures each is smaller, so that the document can still be mailed.
const longestSideOfMany = 700;
const many = 60;
const mostPixels = 64_000_000;
const slowestSeconds = 20;

/** A picture prepared for a document: small, upright, on white. Undefined if it cannot be decoded. */
export async function reducePicture(bytes: Buffer, pictures: number): Promise<Buffer | undefined> {
  const { default: sharp } = await import('sharp');
  const side = pictures > many ? longestSideOfMany : longestSide;
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: slowestSeconds })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80, mozjpeg: false })
      .toBuffer();
  } catch {
    return undefined;
  }
}
