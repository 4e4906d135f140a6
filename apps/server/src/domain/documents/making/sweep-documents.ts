import type { JobsDb } from '../../../platform/db/database.ts';
import { documentKey, documentsPrefix } from '../../../platform/storage/object-keys.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { takeDueDocuments } from '../documents.queries.ts';
import { lifetimeMs } from '../documents.rules.ts';

const atOnce = 200;

/** Deletes expired documents, and stored objects without a row. */
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
    // Every document has expired by then.
    if (now.getTime() - modifiedAt.getTime() > 2 * lifetimeMs) strays.push(key);
  }
  await storage.delete(strays);
  return removed + strays.length;
}
