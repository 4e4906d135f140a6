import type { ProjectState } from '../../../platform/db/tables/tenant-tables.ts';
import { Refused } from '../../../platform/refused.ts';
import { installation, rolesWith } from '../../../platform/session/abilities.ts';
import { logStaffAction, type StaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { moveOrganisation } from './administration.queries.ts';
import { moves } from './change-state.ts';

const actions = {
  suspend: 'suspended organisation',
  resume: 'resumed organisation',
  archive: 'archived organisation',
  restore: 'took organisation from the archive',
} as const satisfies Readonly<Record<keyof typeof moves, StaffAction>>;

/** Moves an organisation to another state, and with it all its projects, as one moves a project. */
export async function changeOrganisationState(
  org: string,
  deed: keyof typeof moves,
  call: StaffCall,
): Promise<{ readonly state: ProjectState }> {
  if (!call.mayAt(installation)) throw new Refused('forbidden');
  const { from, to } = moves[deed];
  return call.db.transaction().execute(async (db) => {
    const state = await moveOrganisation(db, { org, from, to, roles: rolesWith('organisations.suspend') });
    if (state === null) throw new Refused('notFound');
    if (state === to) return { state };
    if (!from.some((one) => one === state)) throw new Refused('projectChanged');
    const place = { orgId: org, projectId: null };
    const change = { before: { state }, after: { state: to } };
    await logStaffAction({ ...call, db }, actions[deed], { organisation: org }, place, change);
    return { state: to };
  });
}
