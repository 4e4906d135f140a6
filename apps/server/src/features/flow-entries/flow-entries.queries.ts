import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';

/** Locks the entry until the transaction ends. */
export function findEntry(db: ProjectDb, id: string) {
  return db
    .selectFrom('flow_entries')
    .select(['applicant_id', 'module_id', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Inserts or updates an entry. An updated entry counts as new for the reader, but keeps its place in the order. Returns false if
 * the id belongs to an entry about another person; one of another project is invisible here, so only the insert can detect it.
 */
export async function saveEntry(db: ProjectDb, entry: Insertable<Tables['flow_entries']>): Promise<boolean> {
  const added = await db
    .insertInto('flow_entries')
    .values(entry)
    .onConflict((twice) => twice.column('id').doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  const { id, project_id: _project, applicant_id, ...changed } = entry;
  const written = await db
    .updateTable('flow_entries')
    .set({ ...changed, removed_at: null })
    .where('id', '=', id)
    .where('applicant_id', '=', applicant_id)
    .executeTakeFirst();
  return written.numUpdatedRows === 1n;
}

export async function hideEntry(db: ProjectDb, id: string, now: Date): Promise<void> {
  await db.updateTable('flow_entries').set({ removed_at: now }).where('id', '=', id).execute();
}
