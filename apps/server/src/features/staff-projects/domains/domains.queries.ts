import type { ProjectDb } from '../../../platform/db/database.ts';

const columns = ['host', 'token', 'proved_at'] as const;

export function listDomains(db: ProjectDb) {
  return db.selectFrom('project_domains').select(columns).orderBy('added_at').orderBy('host').execute();
}

export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

/** Adds a name that nobody has proved yet. Returns false if the project has it already. */
export async function insertDomain(
  db: ProjectDb,
  row: { readonly project_id: string; readonly host: string; readonly token: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('project_domains')
    .values(row)
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function markProved(db: ProjectDb, host: string, now: Date): Promise<void> {
  await db.updateTable('project_domains').set({ proved_at: now }).where('host', '=', host).execute();
}

/** Returns false if there was none. */
export async function deleteDomain(db: ProjectDb, host: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('project_domains').where('host', '=', host).executeTakeFirst();
  return numDeletedRows > 0n;
}
