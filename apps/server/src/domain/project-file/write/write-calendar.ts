import { randomUUID } from 'node:crypto';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileBatch, FileCalendar } from '../format/calendar.schema.ts';

/** Adds the batches of a file in their order. */
export async function addBatches(db: ProjectDb, projectId: string, { batches }: FileCalendar): Promise<void> {
  for (const [sort, batch] of batches.entries()) await addBatch(db, projectId, batch, sort);
}

export async function addBatch(db: ProjectDb, projectId: string, batch: FileBatch, sort: number): Promise<void> {
  await db
    .insertInto('batches')
    .values({ id: randomUUID(), project_id: projectId, key: batch.key, ...columnsOf(batch, sort), ...codeOf(batch) })
    .execute();
}

export function columnsOf(batch: FileBatch, sort: number) {
  return {
    title: JSON.stringify(batch.title),
    starts_at: new Date(batch.startsAt),
    ends_at: new Date(batch.endsAt),
    sort,
    letters_until: batch.lettersUntil === null ? null : new Date(batch.lettersUntil),
    left_out_modules: [...batch.leftOutModules],
    places: JSON.stringify(batch.places),
    information: batch.information === null ? null : JSON.stringify(batch.information),
    capacity: batch.capacity,
    documents: JSON.stringify(batch.documents),
  };
}

/** Without one, the database gives the next that is free. */
function codeOf({ code }: FileBatch): { readonly code?: string } {
  return code === null ? {} : { code };
}
