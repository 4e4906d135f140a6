type PictureType = 'image/jpeg' | 'image/png';

const types: Readonly<Record<string, PictureType>> = { jpeg: 'image/jpeg', png: 'image/png' };
const limits = { limitInputPixels: 64_000_000, failOn: 'error', sequentialRead: true } as const;

/** What a picture is by its bytes, if all of it can be decoded. */
export async function pictureType(content: Buffer): Promise<PictureType | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const { format } = await sharp(content, limits).metadata();
    await sharp(content, limits).stats();
    return types[format];
  } catch {
    return undefined;
  }
}
