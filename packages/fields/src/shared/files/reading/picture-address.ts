import { isImageName } from '@portico/form-engine/patterns/upload-types';
import type { StoredFile } from '@portico/form-engine/values/answer';

/** Where a small picture of a file is: its own where it has one, itself where it is a picture. */
export function pictureAddress(file: StoredFile, addressOf: (file: StoredFile) => string): string | undefined {
  return file.icon ?? (isImageName(file.name) ? addressOf(file) : undefined);
}
