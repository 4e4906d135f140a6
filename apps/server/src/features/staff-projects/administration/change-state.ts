import type { ProjectDb } from '../../../platform/db/database.ts';
import type { ProjectState } from '../../../platform/db/tables/tenant-tables.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange, type StaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { reachProject } from '../reach-project.ts';
import { changeProject, lockProject } from './administration.queries.ts';

interface Move {
  readonly from: readonly ProjectState[];
  readonly to: ProjectState;
  readonly action: StaffAction;
}

/** What is taken from the archive is looked at before it is opened again. */
export const moves = {
  suspend: { from: ['active'], to: 'suspended', action: 'suspended project' },
  resume: { from: ['suspended'], to: 'active', action: 'resumed project' },
  archive: { from: ['active', 'suspended'], to: 'archived', action: 'archived project' },
  restore: { from: ['archived'], to: 'suspended', action: 'took project from the archive' },
} as const satisfies Readonly<Record<string, Move>>;

/** Moves a project to another state. Asking twice for the same is no error; another move meanwhile is. */
export async function changeState(
  id: string,
  { from, to, action }: Move,
  call: StaffCall,
): Promise<{ readonly state: ProjectState }> {
  const project = await reachProject(call, id);
  return call
    .inProject(project)
    .transaction()
    .execute(async (db: ProjectDb) => {
      const { state } = await lockProject(db);
      if (state === to) return { state };
      if (!from.includes(state)) throw new Refused('projectChanged');
      await changeProject(db, id, { state: to, updated_at: call.now });
      await logStaffChange(db, call, action, { project: id }, { before: { state }, after: { state: to } });
      return { state: to };
    });
}
