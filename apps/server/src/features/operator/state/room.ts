import { statfs } from 'node:fs/promises';
import type { Storage } from '../../../platform/storage/storage.ts';

/** The room of the disk that a folder is on; null where the folder is not there. */
export async function freeSpace(folder: string): Promise<{ free: number; total: number } | null> {
  const facts = await statfs(folder).catch(() => null);
  return facts === null ? null : { free: facts.bavail * facts.bsize, total: facts.blocks * facts.bsize };
}

const patienceMs = 2_000;

/** Whether storage answers, by asking for something that is not there. */
export async function isReachable(storage: Storage): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const asked = storage.size('files/operator-probe').then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
