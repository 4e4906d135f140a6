import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { errorCode } from '../postgres/error-code.ts';
import { requireKey, type Storage, type StoredObject } from './storage.ts';

/** The embedded default: files below one folder, each written to a temporary file and then moved. */
export function openFolderStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, requireKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = pathOf(`${draftsFolder}/${randomUUID()}`);
      await makeFolder(dirname(draft));
      try {
        await write(draft, content);
        await moveTo(path, draft);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key, range) {
      const handle = await open(pathOf(key)).catch(orMissing);
      return handle?.createReadStream(range === undefined ? {} : { start: range.from, end: range.to });
    },
    async delete(keys) {
      for (const key of keys) {
        const path = pathOf(key);
        await rm(path, { force: true });
        // Removes the folder with its last piece; a folder that is not empty stays.
        if (key.split('/').length > 2) await rmdir(dirname(path)).catch(() => undefined);
      }
    },
    async size(key) {
      return (await stat(pathOf(key)).catch(orMissing))?.size;
    },
    list: (prefix) => walk(root, join(root, prefix)),
    close: () => undefined,
  };
}

/** The folder for temporary files; what a crash leaves there is swept like all other strays. */
export const draftsFolder = 'drafts';

async function write(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deleting a neighbour's last piece may remove the folder just before the move. */
async function moveTo(path: string, draft: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    await makeFolder(dirname(path));
    try {
      await rename(draft, path);
      break;
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || tries === 3) throw error;
    }
  }
  const folder = await open(dirname(path)).catch(orMissing);
  try {
    // The new name only survives a power cut once the folder itself is synced.
    await folder?.sync();
  } finally {
    await folder?.close();
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(folder).catch(orMissing);
  if (entries === undefined) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(root, path);
    const facts = entry.isFile() ? await stat(path).catch(orMissing) : undefined;
    if (facts !== undefined) yield { key: relative(root, path).replaceAll(sep, '/'), modifiedAt: facts.mtime };
  }
}

function orMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
