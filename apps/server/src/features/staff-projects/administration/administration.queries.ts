import type { ProjectDb } from '../../../platform/db/database.ts';

/** The project of the handle, which nobody else changes until the transaction ends. */
export function lockProject(db: ProjectDb) {
  return db.selectFrom('projects').select(['id', 'slug', 'state', 'listed']).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export function listFormerSlugs(db: ProjectDb) {
  return db.selectFrom('former_slugs').select(['slug', 'since']).orderBy('since', 'desc').execute();
}
