import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** Shrinks a picture and uploads it; says so if it cannot be made small enough. */
export async function reduceInLine(
  line: UploadQueue,
  { id, file }: Upload,
  megabytes: number,
  types: readonly string[],
): Promise<void> {
  line.mark(id, { kind: 'reducing' });
  const { shrinkPicture } = await import('./shrink-picture.ts');
  const type = types.includes('jpg') ? 'jpg' : types.includes('jpeg') ? 'jpeg' : extensionOf(file.name);
  const smaller = await shrinkPicture(file, megabytes, type);
  if (smaller === null) line.mark(id, { kind: 'irreducible' });
  else line.resend(id, smaller);
}
