import type { JobsDb } from '../../../platform/db/database.ts';
import { documentKey, documentsPrefix } from '../../../platform/storage/object-keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { takeDueDocuments } from '../documents.queries.ts';
import { lifetimeMs } from '../documents.rules.ts';

const atOnce = 200;

/** Removes documents whose time is over, and what storage still holds of any that are long gone. */
export async function sweepDocuments(jobs: JobsDb, storage: Storage, now: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const due = await takeDueDocuments(jobs, now, atOnce);
    await storage.delete(due.map(documentKey));
    removed += due.length;
    if (due.length < atOnce) break;
  }
  const strays: string[] = [];
  for await (const { key, modifiedAt } of storage.list(documentsPrefix)) {
    // No document lives half as long.
    if (now.getTime() - modifiedAt.getTime() > 2 * lifetimeMs) strays.push(key);
  }
  await storage.delete(strays);
  return removed + strays.length;
}
