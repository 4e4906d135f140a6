type PictureType = 'image/jpeg' | 'image/png';

const mostPixelsASide = 20_000;

/** What a picture is by its bytes: a header with a size, something after it, and an end. */
export function pictureType(content: Buffer): PictureType | undefined {
  if (isPng(content)) return 'image/png';
  if (isJpeg(content)) return 'image/jpeg';
  return undefined;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Goes from part to part: the first has the size, one the picture, the last says that it is the last. */
function isPng(content: Buffer): boolean {
  if (!content.subarray(0, 8).equals(pngSignature)) return false;
  let hasPixels = false;
  for (let at = 8; at + 12 <= content.length; at += 12 + content.readUInt32BE(at)) {
    const kind = content.toString('latin1', at + 4, at + 8);
    if (
      at === 8 &&
      !(kind === 'IHDR' && content.length >= 33 && hasSize(content.readUInt32BE(16), content.readUInt32BE(20)))
    )
      return false;
    if (kind === 'IDAT') hasPixels = true;
    if (kind === 'IEND') return hasPixels;
  }
  return false;
}

// The frames SOF0 to SOF15; the three others among these numbers are tables.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const scan = 0xda;
const endOfImage = Buffer.from([0xff, 0xd9]);

/** Goes from segment to segment: a frame has the size, then the scan begins, and an end comes after it. */
function isJpeg(content: Buffer): boolean {
  if (content[0] !== 0xff || content[1] !== 0xd8) return false;
  let sized = false;
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === scan) return sized && content.lastIndexOf(endOfImage) > at;
    if (isFrame(marker)) sized = hasSize(content.readUInt16BE(at + 7), content.readUInt16BE(at + 5));
    // A byte of filling may stand before a marker.
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return false;
}

function hasSize(width: number, height: number): boolean {
  return width > 0 && height > 0 && width <= mostPixelsASide && height <= mostPixelsASide;
}
