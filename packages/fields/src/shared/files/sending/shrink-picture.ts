import { bytesOf } from '../file-rules.ts';

const triesAtMost = 8;

/** The picture as a file of at most this many megabytes, or null if that is not possible. */
export async function shrinkPicture(file: File, megabytes: number, type: string): Promise<File | null> {
  const target = bytesOf(megabytes);
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const quality = qualityFor(target, file.size);
  let scale = 1;
  for (let tried = 0; tried < triesAtMost; tried += 1) {
    const blob = await draw(picture, scale, mimeOf(type), quality);
    if (blob === null) break;
    if (blob.size <= target) {
      picture.close();
      return toFile(file, blob, type);
    }
    scale *= Math.sqrt(target / blob.size) * 0.95;
  }
  picture.close();
  return null;
}

/** The picture converted to another type, or null if this browser cannot read it. */
export async function convertPicture(file: File, type: string): Promise<File | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const blob = await draw(picture, 1, mimeOf(type), 0.92);
  picture.close();
  return blob === null ? null : toFile(file, blob, type);
}

/** spec 9: image compression quality derives from the target size. */
export function qualityFor(target: number, size: number): number {
  return Math.min(0.92, Math.max(0.5, target / size));
}

function mimeOf(type: string): string {
  return type === 'png' ? 'image/png' : 'image/jpeg';
}

function toFile(file: File, blob: Blob, type: string): File {
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.${type}`, { type: blob.type });
}

function draw(picture: ImageBitmap, scale: number, type: string, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.resolve(null);
  if (type === 'image/jpeg') {
    // JPEG has no transparency; without this it would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
