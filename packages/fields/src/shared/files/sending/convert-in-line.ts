import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { Problem } from '@portico/form-engine/problem';
import type { UploadQueue } from './upload-queue.ts';

const phonePhotos = ['heic', 'heif'];

/** Into what a photo as phones take them is turned for a field that takes other pictures; null where nothing is to be done. */
export function convertedType({ name }: File, types: readonly string[]): string | null {
  const extension = extensionOf(name);
  if (!phonePhotos.includes(extension) || types.includes(extension)) return null;
  return ['jpg', 'jpeg', 'png'].find((type) => types.includes(type)) ?? null;
}

/** Turns a photo into a kind that the field takes and sends that; says so where this browser cannot read it. */
export async function convertInLine(
  line: UploadQueue,
  file: File,
  type: string,
  check: (converted: File) => Problem | null,
): Promise<void> {
  const id = line.add(file, { kind: 'converting' });
  const { convertPicture } = await import('./shrink-picture.ts');
  const converted = await convertPicture(file, type);
  if (!line.list().some((upload) => upload.id === id)) return;
  if (converted === null) return line.mark(id, { kind: 'unreadable' });
  const problem = check(converted);
  if (problem === null) return line.resend(id, converted);
  return line.mark(id, { kind: 'refused', problem, reducible: problem.key === 'fileSize' }, converted);
}
