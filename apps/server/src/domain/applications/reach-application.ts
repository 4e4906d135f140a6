import { isState } from '@portico/form-engine/states/application-states';
import { obstacleToReading } from '../drafts/obstacle-to-reading.ts';
import type { ProjectDb } from '../../platform/db/database.ts';
import { type Project, toProject } from '../../platform/project.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { findApplication, findState, type ReachedApplication } from './reach.queries.ts';

export interface Reached {
  readonly row: ReachedApplication;
  readonly project: Project;
  /** Only sees rows of the application's project. */
  readonly projectDb: ProjectDb;
}

type Reader = Pick<StaffCall, 'db' | 'database' | 'session' | 'now'>;

/**
 * An application that this staff member may read now: a submitted one, or a draft that they gave a reason for opening.
 */
export async function reachApplication(id: string, reader: Reader): Promise<Reached> {
  const reached = await findReached(id, reader);
  const { state } = await findState(reached.projectDb, id);
  const obstacle = await obstacleToReading(reached.projectDb, { id, state }, reader.session, reader.now);
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

/** An application in one of this staff member's projects; any other is reported as not found. */
export async function findReached(id: string, { db, database, session, now }: Reader): Promise<Reached> {
  const row = await findApplication(db, { tokenHash: session.tokenHash, now }, id);
  if (row === undefined) throw new Refused('notFound');
  const project = toProject(row);
  return { row, project, projectDb: database.forProject(project) };
}
