import { greySide, type GreyPicture } from '@portico/form-engine/patterns/signature-stroke';

/** A picture in shades of grey on white paper; null if this browser cannot tell, since the server checks too. */
export async function shadesOf(picture: Blob): Promise<GreyPicture | null> {
  const bitmap = await decoded(picture);
  if (bitmap === null) return null;
  const scale = Math.min(1, greySide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, shades: greyOf(pen.getImageData(0, 0, width, height).data) };
}

async function decoded(picture: Blob): Promise<ImageBitmap | null> {
  return 'createImageBitmap' in globalThis ? createImageBitmap(picture).catch(() => null) : null;
}

function greyOf(pixels: Uint8ClampedArray): Uint8Array {
  const shades = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < shades.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    shades[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return shades;
}
