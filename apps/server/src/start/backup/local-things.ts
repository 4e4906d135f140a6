import { cp, mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dataPaths } from '../../platform/settings.ts';

// What a server keeps beside database and storage.
const parts = ['secretKey', 'ownerAccount', 'outbox'] as const;

/** Copies what the data folder holds besides the database and the files; modes stay as they are. */
export async function copyLocalThings(dataFolder: string, folder: string): Promise<void> {
  await copyMissing(dataFolder, localFolder(folder));
}

/** Puts back what the data folder does not have. */
export async function putLocalThings(folder: string, dataFolder: string): Promise<void> {
  await copyMissing(localFolder(folder), dataFolder);
}

/** Where the data folder's own things stand in a back-up. */
export function localFolder(folder: string): string {
  return join(folder, 'data');
}

async function copyMissing(from: string, to: string): Promise<void> {
  for (const name of parts) {
    const [source, target] = [dataPaths(from)[name], dataPaths(to)[name]];
    if (!existsSync(source) || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await cp(source, target, { recursive: true });
  }
}
