import { type CompareProjectFile, compareProjectFile as schemas } from '@portico/contract/project-files.schemas';
import type { SentFields } from '../../domain/project-file/file-call.ts';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { reportFile } from '../../domain/project-file/report-file.ts';
import { type ReachedProject, reachProject } from '../../domain/projects/reach-project.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

const input = schemas.input.omit({ file: true });

export function reachNamed(fields: SentFields, call: StaffCall): Promise<ReachedProject> {
  return reachProject(input.parse(fields).project, call);
}

/** What importing a file would change. */
export async function compareProjectFile(
  { project, projectDb }: ReachedProject,
  file: ProjectFile,
  { now }: Pick<StaffCall, 'now'>,
): Promise<CompareProjectFile['output']> {
  return { title: file.look.title, ...(await reportFile(projectDb, project.id, file, now)) };
}
