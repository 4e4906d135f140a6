import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import type { Account } from '../account.ts';

const limit = 4 * 1024 * 1024;

/** PostgreSQL's log file; one older file is kept beside it, so that both stay small. */
export async function openServerLog(path: string, { uid, gid }: Account): Promise<FileHandle> {
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  if (size > limit) await rename(path, `${path}.1`);
  const handle = await open(path, 'a+', 0o600);
  await handle.chown(uid, gid);
  return handle;
}

// Harmless messages about clients that connect too early or too late; another postmaster may write to the same file.
const passing = /^(?:the database system is |terminating connection due to )/;

/** The last error written after `offset`, without its timestamp. */
export async function lastComplaint(path: string, offset: number): Promise<string> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const begin = Math.max(offset, size - 65_536);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(size - begin), 0, size - begin, begin);
    const complaints = buffer.toString('utf8', 0, bytesRead).match(/(?<=(?:FATAL|PANIC|error|setpriv):\s+).+/g);
    return complaints?.findLast((complaint) => !passing.test(complaint)) ?? 'it ended without a word';
  } finally {
    await handle.close();
  }
}
