import type { ApplyProjectFile } from '@portico/contract/project-files.schemas';
import { applyFile } from '../../domain/project-file/apply-file.ts';
import { compareFiles } from '../../domain/project-file/differences/compare-files.ts';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { logForm } from '../../domain/project-file/log-form.ts';
import type { ReachedProject } from '../../domain/projects/reach-project.ts';
import { keepRevision } from '../../domain/revisions/revisions.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

interface Applied extends ReachedProject {
  readonly file: ProjectFile;
  readonly fields: Readonly<Record<string, string>>;
}

/** Applies a file as its report said: all of it, or nothing. */
export function applyProjectFile(
  { project, projectDb, file, fields }: Applied,
  call: StaffCall,
): Promise<ApplyProjectFile['output']> {
  return projectDb.transaction().execute(async (db) => {
    const revision = fields['revision'] ?? '';
    const { before, after } = await applyFile(db, project.id, file, { revision, now: call.now });
    const differences = compareFiles(before, after);
    for (const part of new Set(differences.map(({ area }) => area))) {
      const changed = differences.filter(({ area }) => area === part).map(({ what }) => what);
      await keepRevision(db, call, part, [...new Set(changed)]);
    }
    await logStaffChange(
      db,
      call,
      'imported project file',
      { project: project.id },
      { before: logForm(before), after: logForm(after) },
    );
    return { changed: differences.length };
  });
}
