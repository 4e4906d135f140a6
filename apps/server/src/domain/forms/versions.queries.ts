import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isLanguage, type Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';

export function findFormVersion(db: ProjectDb, id: string) {
  return db
    .selectFrom('form_versions')
    .select(['id', 'project_id', 'number', 'definition'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findNewestVersion(db: ProjectDb): Promise<string | undefined> {
  const newest = await db
    .selectFrom('form_versions')
    .select('id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id;
}

/** The languages in which a project offers its form. */
export async function findLanguages(db: ProjectDb, projectId: string): Promise<readonly Language[]> {
  return (await findSetting(db, projectId)).languages;
}

/** In which languages and in which time zone a form is filled in. */
export async function findSetting(db: ProjectDb, projectId: string) {
  const project = await db
    .selectFrom('projects')
    .select(['languages', 'time_zone'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return { languages: (project?.languages ?? []).filter(isLanguage), timeZone: project?.time_zone ?? 'UTC' };
}

/** Appends a version and returns its number. Of two concurrent calls, a unique constraint refuses the second. */
export async function insertFormVersion(db: ProjectDb, projectId: string, form: FormDefinition): Promise<number> {
  const { number } = await db
    .insertInto('form_versions')
    .values((build) => ({
      project_id: projectId,
      number: build
        .selectFrom('form_versions')
        .select((version) => version(version.fn.coalesce(version.fn.max('number'), version.val(0)), '+', 1).as('next'))
        .where('project_id', '=', projectId),
      definition: JSON.stringify(form),
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}
