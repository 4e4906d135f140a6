import { type ApplyProjectFile, applyProjectFile as schemas } from '@portico/contract/project-files.schemas';
import { applyFile } from '../../domain/project-file/apply-file.ts';
import { compareFiles } from '../../domain/project-file/differences/compare-files.ts';
import type { SentFields } from '../../domain/project-file/file-call.ts';
import type { ProjectFile } from '../../domain/project-file/format/project-file.ts';
import { logForm } from '../../domain/project-file/log-form.ts';
import { readPresentFiles } from '../../domain/project-file/present-files.ts';
import { leaveFiles, takeFiles } from '../../domain/project-file/take-files.ts';
import { type ReachedProject, reachProject } from '../../domain/projects/reach-project.ts';
import { keepRevision } from '../../domain/revisions/revisions.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

const input = schemas.input.omit({ file: true });

interface Reported extends ReachedProject {
  /** What the report said. */
  readonly revision: string;
}

export async function reachReport(fields: SentFields, call: StaffCall): Promise<Reported> {
  const { project, revision } = input.parse(fields);
  return { ...(await reachProject(project, call)), revision };
}

/** Applies a file as its report said: all of it, or nothing. */
export async function applyProjectFile(
  storage: Storage,
  { project, projectDb, revision }: Reported,
  file: ProjectFile,
  call: StaffCall,
): Promise<ApplyProjectFile['output']> {
  const taken = await takeFiles(storage, project.id, file, await readPresentFiles(projectDb, project.id), call);
  const applied = projectDb.transaction().execute(async (db) => {
    const writing = { revision, now: call.now, by: call.session, taken };
    const { before, after } = await applyFile(db, project.id, file, writing);
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
      { before: logForm(before), after: logForm(after, before) },
    );
    return { changed: differences.length };
  });
  return applied.catch(async (error: unknown) => {
    if (error instanceof Refused) await leaveFiles(storage, taken);
    throw error;
  });
}
