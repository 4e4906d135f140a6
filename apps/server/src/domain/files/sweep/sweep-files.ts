import type { JobsDb } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { takeDueFiles } from './sweep.queries.ts';

const atOnce = 200;

/**
 * Removes files that no answer names: never named for a week, named no longer for thirty days, unfinished and
 * without new bytes for an hour. The row goes first, unless a save holds it; without a row nobody finds the bytes.
 */
export async function sweepFiles(jobs: JobsDb, storage: Storage, now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const due = await takeDueFiles(jobs, now, atOnce);
    await storage.delete(due.flatMap(({ id, pieces }) => [fileKey(id), ...pieces]));
    removed += due.length;
    if (due.length < atOnce) return removed;
  }
}
