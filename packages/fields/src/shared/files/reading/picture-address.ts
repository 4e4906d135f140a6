import { isImageName } from '@portico/form-engine/patterns/upload-types';
import type { StoredFile } from '@portico/form-engine/values/answer';

/** The address of a file's thumbnail, or of the file itself if it is a picture. */
export function pictureAddress(file: StoredFile, addressOf: (file: StoredFile) => string): string | undefined {
  return file.icon ?? (isImageName(file.name) ? addressOf(file) : undefined);
}
