import type { CompareProjectFile } from '@portico/contract/project-files.schemas';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { reportFile } from '../../domain/project-file/report-file.ts';
import type { ReachedProject } from '../../domain/projects/reach-project.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

/** What importing a file would change. */
export async function compareProjectFile(
  { project, projectDb, file }: ReachedProject & { readonly file: ProjectFile },
  { now }: Pick<StaffCall, 'now'>,
): Promise<CompareProjectFile['output']> {
  return { title: file.look.title, ...(await reportFile(projectDb, project.id, file, now)) };
}
