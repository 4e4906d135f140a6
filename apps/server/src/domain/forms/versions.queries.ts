import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { isLanguage, type Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';
import { writeFormFiles } from './form-files.queries.ts';

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

export function findNewestForm(db: ProjectDb) {
  return db
    .selectFrom('form_versions')
    .select(['number', 'definition'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export interface FormSetting {
  /** In which the project offers its form. */
  readonly languages: readonly Language[];
  /** Those of them in which texts may be missing. */
  readonly untranslated: readonly Language[];
  readonly timeZone: string;
}

/** In which languages and in which time zone a form is filled in. */
export async function findSetting(db: ProjectDb, projectId: string): Promise<FormSetting> {
  const project = await db
    .selectFrom('projects')
    .select(['languages', 'untranslated_languages', 'time_zone'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  const languages = (project?.languages ?? []).filter(isLanguage);
  const untranslated = languages.filter((language) => project?.untranslated_languages.includes(language));
  return { languages, untranslated, timeZone: project?.time_zone ?? 'UTC' };
}

/** Appends a version and returns its number. Of two concurrent calls, a unique constraint refuses the second. */
export async function insertFormVersion(db: ProjectDb, projectId: string, form: FormDefinition): Promise<number> {
  const { id, number } = await db
    .insertInto('form_versions')
    .values((build) => ({
      project_id: projectId,
      number: build
        .selectFrom('form_versions')
        .select((version) => version(version.fn.coalesce(version.fn.max('number'), version.val(0)), '+', 1).as('next'))
        .where('project_id', '=', projectId),
      definition: JSON.stringify(form),
    }))
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await writeFormFiles(db, { id, projectId }, form);
  return number;
}

/** Says in which of its languages texts of the form may be missing. */
export async function setUntranslated(db: ProjectDb, projectId: string, languages: readonly Language[]): Promise<void> {
  await db
    .updateTable('projects')
    .set({ untranslated_languages: [...new Set(languages)] })
    .where('id', '=', projectId)
    .execute();
}
