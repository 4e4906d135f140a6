import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { ProjectDb } from '../../../platform/db/database.ts';

/** The newest published version; null if there is none. */
export async function readForm(db: ProjectDb, projectId: string): Promise<FormDefinition | null> {
  const newest = await db
    .selectFrom('form_versions')
    .select('definition')
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.definition ?? null;
}
