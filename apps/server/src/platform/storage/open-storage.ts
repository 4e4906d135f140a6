import { openFolderStorage } from './folder-storage.ts';
import { refuseOnFailure } from './refuse-on-failure.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import type { S3Settings } from './storage-settings.ts';

/** The configured storage; its failures become errors that people understand. */
export async function openStorage(settings: S3Settings | null, folder: string): Promise<Storage> {
  return refuseOnFailure(settings === null ? openFolderStorage(folder) : await openS3Storage(settings));
}
