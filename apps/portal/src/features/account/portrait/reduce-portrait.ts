import { attempts, fitPortrait, targetBytes } from './portrait-rules.ts';

/** Redraws the picture small enough; metadata of the camera, such as the location, is dropped. */
export async function reducePortrait(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    for (const { quality, shrink } of attempts) {
      const blob = await draw(picture, fitPortrait(picture, shrink), quality);
      if (blob.size <= targetBytes) return blob;
    }
    throw new Error('The picture stays too heavy');
  } finally {
    picture.close();
  }
}

function draw(
  picture: ImageBitmap,
  { width, height }: { readonly width: number; readonly height: number },
  quality: number,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('Nothing to draw on');
  // JPEG has no transparency and would show black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob === null ? reject(new Error('Nothing was drawn')) : resolve(blob));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
