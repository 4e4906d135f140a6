import type { JobsDb } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { takeDueFiles } from './sweep.queries.ts';

const atOnce = 200;

/**
 * Deletes files that no answer refers to: never referred to for a week, no longer referred to for thirty days, or
 * incomplete without new bytes for an hour. The row is deleted first, unless a save has locked it; without a row nobody
 * can find the bytes.
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
