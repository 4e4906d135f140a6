import type { LookEditions, ReadLook } from '@portico/contract/look.schemas';
import { reachProject } from '../../domain/projects/reach-project.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { readLive } from './live/read-live.ts';
import { presentDraft, presentEdition } from './look.present.ts';
import { findDraft, listEditions, listThemeColours } from './look.queries.ts';
import { problemsOf } from './look.rules.ts';

/** What is live, and what the draft makes of it. */
export async function readLook({ project }: ReadLook['input'], call: StaffCall): Promise<ReadLook['output']> {
  const { projectDb } = await reachProject(project, call);
  const { look: live, languages } = await readLive(projectDb);
  const themeColours = await listThemeColours(projectDb);
  const draft = presentDraft(await findDraft(projectDb), live);
  const problems = problemsOf(draft.look, languages, themeColours);
  return { ...draft, languages: [...languages], themeColours, problems };
}

const pageSize = 20;

export async function readEditions(
  { project, after }: LookEditions['input'],
  call: StaffCall,
): Promise<LookEditions['output']> {
  const { projectDb } = await reachProject(project, call);
  const rows = await listEditions(projectDb, after, pageSize);
  const { look: live } = await readLive(projectDb);
  const page = rows.slice(0, pageSize);
  return {
    list: page.map((row) => presentEdition(row, live)),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
}
