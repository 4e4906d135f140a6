import { extensionOf } from '@portico/form-engine/patterns/upload-types';
import type { Problem } from '@portico/form-engine/problem';
import type { UploadQueue } from './upload-queue.ts';

const phonePhotos = ['heic', 'heif'];

/**
 * The type into which a phone's photo is converted for a field that accepts other pictures; null if no conversion is
 * needed.
 */
export function convertedType({ name }: File, types: readonly string[]): string | null {
  const extension = extensionOf(name);
  if (!phonePhotos.includes(extension) || types.includes(extension)) return null;
  return ['jpg', 'jpeg', 'png'].find((type) => types.includes(type)) ?? null;
}

/** Converts a photo to a type that the field accepts and uploads it; says so if this browser cannot read it. */
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
