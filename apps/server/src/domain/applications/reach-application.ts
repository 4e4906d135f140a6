import { isState } from '@portico/form-engine/states/application-states';
import type { StaffRole } from '@portico/contract/staff-abilities';
import { obstacleToReading } from '../drafts/obstacle-to-reading.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { type Project, toProject } from '../../platform/project.ts';
import { Refused } from '../../platform/refused.ts';
import { placeOf, rolesIn } from '../../platform/session/abilities.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { findApplication, findState, type ReachedApplication } from './reach.queries.ts';

export interface Reached {
  readonly row: ReachedApplication;
  readonly project: Project;
  /** Only sees rows of the application's project. */
  readonly projectDb: ProjectDb;
  /** The roles by which the staff member works for the project. */
  readonly roles: readonly StaffRole[];
}

type Reader = Pick<StaffCall, 'db' | 'inProject' | 'requireIn' | 'session' | 'now'>;

/**
 * An application that this staff member may read now: a submitted one, or a draft that they gave a reason for opening.
 */
export async function reachApplication(id: string, reader: Reader): Promise<Reached> {
  const reached = await findReached(id, reader);
  const { state } = await findState(reached.projectDb, id);
  const who = { staffId: reader.session.staffId, roles: reached.roles };
  const obstacle = await obstacleToReading(reached.projectDb, { id, state }, who, reader.now);
  if (obstacle !== null) throw new Refused(obstacle);
  return reached;
}

/** The same, but it must be submitted: staff entries always concern a submitted application. */
export async function reachSubmitted(
  id: string,
  reader: Reader,
): Promise<Reached & { readonly number: string | null }> {
  const reached = await reachApplication(id, reader);
  const { state, number } = await findState(reached.projectDb, id);
  if (!isState('forStaff', state)) throw new Refused('notSubmitted');
  return { ...reached, number };
}

/** An application in a project where this staff member may do what the call does; any other is reported as not found. */
export async function findReached(id: string, { db, inProject, requireIn, session, now }: Reader): Promise<Reached> {
  const row = await findApplication(db, { tokenHash: session.tokenHash, now }, id);
  if (row === undefined) throw new Refused('notFound');
  const project = toProject(row);
  requireIn(project);
  return { row, project, projectDb: inProject(project), roles: rolesIn(session.roles, placeOf(project)) };
}
