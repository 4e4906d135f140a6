import type { JobsDb } from '../../../platform/db/database.ts';
import { draftsFolder } from '../../../platform/storage/folder-storage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { filesPrefix, incomingPrefix } from '../../../platform/storage/object-keys.ts';
import { findStates } from './sweep.queries.ts';

const youngestMs = 24 * 3_600_000;
const atOnce = 500;

type IsWanted = (state: string | undefined) => boolean;

/** Whether an object in a place is wanted, by the state of the file that its key names. */
const prefixes: Readonly<Record<string, IsWanted>> = {
  [filesPrefix]: (state) => state !== undefined,
  [incomingPrefix]: (state) => state === 'uploading',
  [draftsFolder]: () => false,
};

/** Removes what storage holds and nobody knows of: left behind by a crash, or by a deletion that did not reach it. */
export async function sweepStrays(jobs: JobsDb, storage: Storage, now: Date): Promise<number> {
  let removed = 0;
  for (const [prefix, isWanted] of Object.entries(prefixes)) {
    let old: string[] = [];
    for await (const { key, modifiedAt } of storage.list(prefix)) {
      // Whatever is younger may be on its way to be known.
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
