import type { StaffDb } from '../../../platform/db/database.ts';

export function findOrganisation(db: StaffDb, id: string) {
  return db.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst();
}

export function findProject(db: StaffDb, id: string, orgId: string) {
  return db.selectFrom('projects').select('id').where('id', '=', id).where('org_id', '=', orgId).executeTakeFirst();
}

/** Organisations in reach, by name. */
export function listOrganisations(db: StaffDb) {
  return db.selectFrom('organisations').select(['id', 'name']).orderBy('created_at').orderBy('id').execute();
}

/** Projects in reach. */
export function listProjects(db: StaffDb) {
  return db
    .selectFrom('projects')
    .select(['id', 'org_id', 'slug', 'title'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
