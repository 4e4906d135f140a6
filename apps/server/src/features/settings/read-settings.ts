import type { ProjectSettings } from '@portico/contract/project-settings.schemas';
import { takesFiles } from '../../domain/files/binding/named-files.ts';
import { findNewestVersion } from '../../domain/forms/versions.queries.ts';
import { publishedForm } from '../../domain/forms/published-forms.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { presentSettings } from './settings.present.ts';
import { findBounds, findSettings } from './settings.queries.ts';

export async function readSettings(
  { project: id }: ProjectSettings['input'],
  call: StaffCall,
): Promise<ProjectSettings['output']> {
  const { project, projectDb } = await reachProject(id, call);
  const row = await findSettings(projectDb);
  const { usedMb, lastBatchEndsAt } = await findBounds(projectDb);
  return {
    revision: row.revision,
    settings: presentSettings(row),
    usedMb,
    lastBatchEndsAt: lastBatchEndsAt && epochSeconds(lastBatchEndsAt),
    showable: [...(await listShowable(projectDb, project.id))],
  };
}

/** Answers that recommenders may see: plain ones of the newest form, no files, nothing sensitive. */
export async function listShowable(db: ProjectDb, projectId: string): Promise<ProjectSettings['output']['showable']> {
  const newest = await findNewestVersion(db);
  const form = newest === undefined ? undefined : await publishedForm(db, projectId, newest);
  if (form === undefined) return [];
  return [...form.compiled.byKey].flatMap(([key, field]) => {
    const { group, definition } = field;
    const isPlain = group === null && definition.preview?.sensitive !== true && !takesFiles(field);
    return isPlain ? [{ key, label: definition.label }] : [];
  });
}
