import { createHash } from 'node:crypto';
import { chmod, chown, lchown, lstat, mkdir, readdir, realpath, rm, rmdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from './account.ts';
import { errorCode, errorText } from './error-code.ts';
import { PostgresRefused } from './postgres-refused.ts';

/** Creates the database folder if it is missing; returns its real path and owner. */
export async function openFolder(folder: string): Promise<{ path: string; uid: number; gid: number }> {
  try {
    await mkdir(folder, { recursive: true });
    const path = await realpath(folder);
    const { uid, gid } = await stat(path);
    await readdir(path);
    return { path, uid, gid };
  } catch (error) {
    throw new PostgresRefused(
      `The database folder ${folder} cannot be used by this user (${errorText(error)}): start as its owner, or set PORTICO_DATA to a folder of your own.`,
    );
  }
}

/** Makes the account the only one with access to a folder, including its content if root owned it before. */
export async function chownFolder(path: string, account: Account): Promise<void> {
  if (account.switched && (await lstat(path)).uid !== account.uid) await chownTree(path, account);
  await chmod(path, 0o700);
}

/** A private folder for the socket, with a path short enough for one (at most 103 bytes with the socket's name). */
export async function openSocketFolder(cluster: string, account: Account): Promise<string> {
  const name = `portico-${account.uid}-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  for (const parent of new Set([tmpdir(), '/tmp'])) {
    const path = join(parent, name);
    if (Buffer.byteLength(path) > 85) continue;
    if (account.switched && !(await isOpenToAll(parent))) continue;
    if (await isOurs(path, account)) return path;
  }
  throw new PostgresRefused(
    `There is no place for the socket folder ${name} in ${tmpdir()}: remove that folder if another user made it, or set TMPDIR to a short path.`,
  );
}

export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes a folder unless it is in use. */
export async function removeEmptyFolder(path: string): Promise<void> {
  await rmdir(path).catch(() => undefined);
}

// Somebody else may have created the name first in a shared folder.
async function isOurs(path: string, account: Account): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o700 });
    if (account.switched) await chown(path, account.uid, account.gid);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') return false;
  }
  const entry = await lstat(path);
  if (!entry.isDirectory() || entry.uid !== account.uid) return false;
  await chmod(path, 0o700);
  return true;
}

async function isOpenToAll(folder: string): Promise<boolean> {
  const path = await realpath(folder).catch(() => undefined);
  if (!path) return false;
  const parts = path.split('/').slice(1);
  for (let depth = 0; depth <= parts.length; depth += 1) {
    const { mode } = await stat(`/${parts.slice(0, depth).join('/')}`);
    if ((mode & 0o001) === 0) return false;
  }
  return true;
}

async function chownTree(path: string, account: Account): Promise<void> {
  try {
    const entries = (await lstat(path)).isDirectory() ? await readdir(path) : [];
    for (const entry of entries) await chownTree(join(path, entry), account);
    await lchown(path, account.uid, account.gid);
  } catch (error) {
    // A concurrent first start removes the cluster that it created in vain.
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}
