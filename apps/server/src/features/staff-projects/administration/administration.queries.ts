import { sql, type Updateable } from 'kysely';
import type { ProjectDb, StaffDb } from '../../../platform/db/database.ts';
import type { TenantTables } from '../../../platform/db/tables/tenant-tables.ts';

/** The project of the handle, which nobody else changes until the transaction ends. */
export function lockProject(db: ProjectDb) {
  return db.selectFrom('projects').select(['id', 'slug', 'state', 'listed']).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export function listFormerSlugs(db: ProjectDb) {
  return db.selectFrom('former_slugs').select(['slug', 'since']).orderBy('since', 'desc').execute();
}

export async function changeProject(
  db: ProjectDb,
  id: string,
  to: Updateable<Pick<TenantTables['projects'], 'slug' | 'state' | 'listed' | 'updated_at'>>,
): Promise<void> {
  await db.updateTable('projects').set(to).where('id', '=', id).execute();
}

export async function setOrder(db: StaffDb, org: string, projects: readonly string[]): Promise<void> {
  await sql`select order_projects(${org}, ${projects})`.execute(db);
}
