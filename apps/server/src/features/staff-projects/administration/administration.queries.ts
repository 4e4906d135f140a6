import { sql, type Updateable } from 'kysely';
import type { ProjectDb, StaffDb } from '../../../platform/db/database.ts';
import type { ProjectState, TenantTables } from '../../../platform/db/tables/tenant-tables.ts';

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

interface Move {
  readonly org: string;
  readonly from: readonly ProjectState[];
  readonly to: ProjectState;
  readonly roles: readonly string[];
}

/** The state before; null if there is no such organisation. It is moved if it was in one of those that are named. */
export async function moveOrganisation(db: StaffDb, { org, from, to, roles }: Move): Promise<ProjectState | null> {
  const { rows } = await sql<{ readonly state: ProjectState | null }>`
    select move_organisation(${org}, ${from}, ${to}, ${roles}) as state`.execute(db);
  return rows[0]?.state ?? null;
}

export async function setOrderOfOrganisations(
  db: StaffDb,
  orgs: readonly string[],
  roles: readonly string[],
): Promise<void> {
  await sql`select order_organisations(${orgs}, ${roles})`.execute(db);
}

export async function setOrder(db: StaffDb, org: string, projects: readonly string[]): Promise<void> {
  await sql`select order_projects(${org}, ${projects})`.execute(db);
}
