import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { join } from 'node:path';
import { CannotStart } from '../../platform/cannot-start.ts';
import {
  type FileEntry,
  filePath,
  localFolder,
  type Manifest,
  requireSeal,
  type TableEntry,
  tablePath,
} from './manifest.ts';
import { measure } from './measure.ts';

/** Reads a whole back-up before anything is restored, so that a damaged or forged one leaves nothing behind. */
export async function verifyBackup(folder: string, manifest: Manifest, secretKey: string): Promise<void> {
  requireSeal(manifest, secretKey);
  for (const table of manifest.tables) await verifyTable(folder, table);
  for (const { key, ...written } of manifest.files) await verifyFile(`the file ${key}`, filePath(folder, key), written);
  for (const { name, ...written } of manifest.local ?? [])
    await verifyFile(name, join(localFolder(folder), name), written);
}

async function verifyTable(folder: string, table: TableEntry): Promise<void> {
  const what = `the rows of ${table.name}`;
  const measured = measure();
  let rows = 0;
  let bytes = 0;
  await readAll(what, async () => {
    const unpacked = pipeline(createReadStream(tablePath(folder, table)), createGunzip(), () => undefined);
    for await (const chunk of measured.through(unpacked)) {
      bytes += chunk.length;
      // Reads no more than the recorded size, however much a file unpacks to.
      if (bytes > table.bytes) break;
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
    }
  });
  if (rows !== table.rows || measured.result().digest !== table.digest)
    throw new CannotStart(`The back-up is damaged: ${what} are not those that were written.`);
}

const newline = 10;

async function verifyFile(what: string, path: string, { size, digest }: Omit<FileEntry, 'key'>): Promise<void> {
  const measured = measure();
  await readAll(what, async () => {
    for await (const _ of measured.through(createReadStream(path)));
  });
  const found = measured.result();
  if (found.size !== size || found.digest !== digest)
    throw new CannotStart(`The back-up is damaged: ${what} is not what was written.`);
}

async function readAll(what: string, read: () => Promise<void>): Promise<void> {
  await read().catch((error: unknown) => {
    const why = error instanceof Error ? error.message : 'unknown';
    throw new CannotStart(`The back-up is damaged: ${what} cannot be read (${why}).`);
  });
}
