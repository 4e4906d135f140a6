import { sql } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';

/** Locks the project’s configuration until the transaction ends, and returns its revision. */
export async function lockRevision(db: ProjectDb): Promise<number> {
  const { revision } = await db.selectFrom('projects').select('revision').forNoKeyUpdate().executeTakeFirstOrThrow();
  return revision;
}

export interface FieldChange {
  readonly field: string;
  readonly by: string;
  readonly at: Date;
}

/** The fields of a part that were changed after a revision, each with its last change. */
export async function listChangesAfter(db: ProjectDb, part: string, revision: number): Promise<FieldChange[]> {
  const { rows } = await sql<FieldChange>`
    select distinct on (changed.field) changed.field, r.staff_name as by, r.at
    from project_revisions r cross join unnest(r.fields) as changed (field)
    where r.project_id = current_project() and r.part = ${part} and r.revision > ${revision}
    order by changed.field, r.revision desc`.execute(db);
  return rows;
}

interface NewRevision {
  readonly part: string;
  readonly fields: readonly string[];
  readonly staffId: string;
  readonly name: string;
  readonly now: Date;
}

/** Counts the revision up; the project must be locked. */
export async function addRevision(db: ProjectDb, { part, fields, staffId, name, now }: NewRevision): Promise<number> {
  const { id, revision } = await db
    .updateTable('projects')
    .set((project) => ({ revision: project('revision', '+', 1), updated_at: now }))
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('project_revisions')
    .values({ project_id: id, revision, part, fields: [...fields], staff_id: staffId, staff_name: name, at: now })
    .execute();
  return revision;
}
