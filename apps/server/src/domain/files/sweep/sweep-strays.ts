import type { JobsDb } from '../../../platform/db/database.ts';
import { draftsFolder } from '../../../platform/storage/folder-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { filesPrefix, incomingPrefix } from '../../../platform/storage/object-keys.ts';
import { findStates } from './sweep.queries.ts';

const youngestMs = 24 * 3_600_000;
const atOnce = 500;

type IsWanted = (state: string | undefined) => boolean;

/** For each storage prefix, whether an object is still needed, judged by the state of its file. */
const prefixes: Readonly<Record<string, IsWanted>> = {
  [filesPrefix]: (state) => state !== undefined,
  [incomingPrefix]: (state) => state === 'uploading',
  [draftsFolder]: () => false,
};

/** Deletes stored objects that no row refers to, left by a crash or a failed deletion. */
export async function sweepStrays(jobs: JobsDb, storage: Storage, now: Date): Promise<number> {
  let removed = 0;
  for (const [prefix, isWanted] of Object.entries(prefixes)) {
    let old: string[] = [];
    for await (const { key, modifiedAt } of storage.list(prefix)) {
      // The row of a younger object may not be committed yet.
      if (now.getTime() - modifiedAt.getTime() > youngestMs) old.push(key);
      if (old.length < atOnce) continue;
      removed += await sweep(jobs, storage, old, isWanted);
      old = [];
    }
    removed += await sweep(jobs, storage, old, isWanted);
  }
  return removed;
}

async function sweep(jobs: JobsDb, storage: Storage, keys: readonly string[], isWanted: IsWanted): Promise<number> {
  if (keys.length === 0) return 0;
  const states = await findStates(jobs, [...new Set(keys.map(idIn).filter((id) => id !== undefined))]);
  const strays = keys.filter((key) => !isWanted(states.get(idIn(key) ?? '')));
  await storage.delete(strays);
  return strays.length;
}

function idIn(key: string): string | undefined {
  return /^\w+\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/.exec(key)?.[1];
}
