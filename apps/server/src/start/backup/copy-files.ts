import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CannotStart } from '../../platform/cannot-start.ts';
import { documentsPrefix, filesPrefix, incomingPrefix } from '../../platform/storage/object-keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type FileEntry, filePath } from './manifest.ts';
import { measure } from './measure.ts';

const prefixes = [filesPrefix, incomingPrefix, documentsPrefix] as const;

/** Copies the stored files that `copied` does not contain yet; an object never changes. */
export async function copyNewFiles(storage: Storage, folder: string, copied: Map<string, FileEntry>): Promise<void> {
  for await (const key of keysOf(storage)) {
    if (copied.has(key)) continue;
    const content = await storage.get(key);
    // Deleted since it was listed.
    if (content === undefined) continue;
    const path = filePath(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const measured = measure();
    await pipeline(measured.through(content), createWriteStream(path, { mode: 0o600, flush: true }));
    copied.set(key, { key, ...measured.result() });
  }
}

/** Writes the files of a back-up to storage, and verifies them. */
export async function putFiles(storage: Storage, folder: string, files: readonly FileEntry[]): Promise<void> {
  for (const { key, size, digest } of files) {
    const measured = measure();
    await storage.put(key, measured.through(createReadStream(filePath(folder, key))));
    const found = measured.result();
    if (found.size !== size || found.digest !== digest) {
      await storage.delete([key]);
      throw new CannotStart(`The back-up is damaged: the file ${key} is not what was written.`);
    }
  }
}

/**
 * Throws if the storage contains files that are not in the back-up; those that are were left by an interrupted restore.
 */
export async function requireNoOtherFiles(storage: Storage, files: readonly FileEntry[]): Promise<void> {
  const expected = new Set(files.map(({ key }) => key));
  for await (const key of keysOf(storage)) {
    if (expected.has(key)) continue;
    throw new CannotStart(
      'The storage for files is not empty. Restore to an empty one: another PORTICO_DATA or STORAGE_URL.',
    );
  }
}

async function* keysOf(storage: Storage): AsyncGenerator<string> {
  for (const prefix of prefixes) for await (const { key } of storage.list(prefix)) yield key;
}
