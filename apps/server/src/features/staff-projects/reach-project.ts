import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { findReached } from './staff-projects.queries.ts';

/** The project that a call names, if what the call does is permitted there. */
export async function reachProject({ db, requireIn }: Pick<StaffCall, 'db' | 'requireIn'>, id: string) {
  const project = await findReached(db, id);
  if (project === undefined) throw new Refused('notFound');
  requireIn(project);
  return project;
}
