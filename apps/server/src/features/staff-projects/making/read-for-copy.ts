import { type ArticleCopies, readArticleCopies } from '../../../domain/articles/article-copies.queries.ts';
import { type FileOfForm, readFormFiles } from '../../../domain/forms/form-files.queries.ts';
import type { ProjectFile } from '../../../domain/project-file/format/project-file.ts';
import { readProjectFile } from '../../../domain/project-file/read-project-file.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';

interface Original {
  readonly file: ProjectFile;
  readonly articles: ArticleCopies;
  readonly formFiles: readonly FileOfForm[];
}

/** What a copy of a project begins with. The start page does not list it until somebody says so: it looks like the original. */
export async function readForCopy(
  original: { readonly id: string; readonly orgId: string },
  call: StaffCall,
): Promise<Original> {
  const db = call.inProject(original);
  const file = await readProjectFile(db, original.id);
  const { application } = file.forms;
  return {
    file: { ...file, settings: { ...file.settings, listed: false } },
    articles: await readArticleCopies(db),
    formFiles: application === null ? [] : await readFormFiles(db, application, original.id),
  };
}
