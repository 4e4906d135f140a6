import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Insertable } from 'kysely';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { filesInForm } from './files-in-form.ts';

/** Keeps which of the project's files a version offers: those people may fetch. One that is gone is left out. */
export async function writeFormFiles(
  db: ProjectDb,
  version: { readonly id: string; readonly projectId: string },
  form: FormDefinition,
): Promise<void> {
  const ids = filesInForm(form, version.projectId);
  if (ids.length === 0) return;
  await db
    .insertInto('form_files')
    .columns(['project_id', 'form_version_id', 'file_id'])
    .expression((build) =>
      build
        .selectFrom('content_files')
        .select(['project_id', build.val(version.id).as('form_version_id'), 'id'])
        .where('id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A file that some published form of the project offers. */
export function findOfferedFile(db: ProjectDb, id: string) {
  return db
    .selectFrom('content_files as f')
    .selectAll('f')
    .where('f.id', '=', id)
    .where((where) =>
      where.exists(
        where
          .selectFrom('form_files as n')
          .whereRef('n.project_id', '=', 'f.project_id')
          .whereRef('n.file_id', '=', 'f.id')
          .select('n.file_id'),
      ),
    )
    .executeTakeFirst();
}

export type FileOfForm = Omit<Insertable<Tables['content_files']>, 'project_id' | 'named_at'>;

/** The files of a form, for a copy of its project. */
export async function readFormFiles(
  db: ProjectDb,
  form: FormDefinition,
  projectId: string,
): Promise<readonly FileOfForm[]> {
  const ids = filesInForm(form, projectId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('content_files')
    .select(['id', 'name', 'size', 'type', 'sha256', 'width', 'height'])
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** Gives a copy of a project the files of a form. They keep their ids and their bytes. */
export async function copyFormFiles(
  db: ProjectDb,
  files: readonly FileOfForm[],
  { projectId, now }: { readonly projectId: string; readonly now: Date },
): Promise<void> {
  if (files.length === 0) return;
  const rows = files.map((file) => ({ ...file, project_id: projectId, named_at: now }));
  await db.insertInto('content_files').values(rows).execute();
}
