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
