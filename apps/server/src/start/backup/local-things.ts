import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { dataPaths } from '../../platform/settings.ts';
import { type LocalEntry, localFolder, type Manifest } from './manifest.ts';
import { measure } from './measure.ts';

// What a server stores besides database and storage.
const parts = ['secretKey', 'ownerAccount', 'outbox'] as const;

/** Copies what the data folder contains besides the database and the files, readable only by its owner. */
export async function copyLocalThings(dataFolder: string, folder: string): Promise<LocalEntry[]> {
  const entries: LocalEntry[] = [];
  for (const name of await listNames(dataFolder)) {
    const measured = measure();
    await copy(join(dataFolder, name), join(localFolder(folder), name), measured);
    entries.push({ name, ...measured.result() });
  }
  return entries;
}

/** Restores what is missing in the data folder. */
export async function putLocalThings(folder: string, { local }: Manifest, dataFolder: string): Promise<void> {
  if (local === undefined) return copyUnlisted(localFolder(folder), dataFolder);
  for (const { name } of local)
    if (!existsSync(join(dataFolder, name))) await copy(join(localFolder(folder), name), join(dataFolder, name));
}

async function copy(source: string, target: string, measured = measure()): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(measured.through(createReadStream(source)), createWriteStream(target, { mode: 0o600, flush: true }));
}

async function listNames(dataFolder: string): Promise<string[]> {
  const { secretKey, ownerAccount, outbox } = dataPaths('');
  const folders = await readdir(join(dataFolder, outbox), { recursive: true }).catch(() => []);
  const names = [secretKey, ownerAccount, ...folders.map((name) => join(outbox, name))];
  const stats = await Promise.all(names.map((name) => stat(join(dataFolder, name)).catch(() => undefined)));
  // A name that begins with a dot is a file still being written.
  return names.filter((name, index) => stats[index]?.isFile() === true && !basename(name).startsWith('.'));
}

/** For older back-ups, which do not list them. */
async function copyUnlisted(from: string, to: string): Promise<void> {
  for (const name of parts) {
    const [source, target] = [dataPaths(from)[name], dataPaths(to)[name]];
    if (!existsSync(source) || existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await cp(source, target, { recursive: true });
  }
}
