import type { ProjectDb } from '../../platform/db/database.ts';

/** The newest version of the project's form, if anybody may try it without an account. */
export function findOpenForm(db: ProjectDb) {
  return db
    .selectFrom('form_versions')
    .innerJoin('projects', 'projects.id', 'form_versions.project_id')
    .select(['form_versions.id', 'form_versions.number', 'form_versions.definition', 'projects.time_zone'])
    .where('projects.form_open', '=', true)
    .orderBy('form_versions.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
