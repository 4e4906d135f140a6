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
  /** Sees the rows of the application's project and no others. */
  readonly projectDb: ProjectDb;
}

type Reader = Pick<StaffCall, 'db' | 'database' | 'session' | 'now'>;

/** An application that this staff member may read now: submitted, or a draft for which they have said why. */
export async function reachApplication(id: string, reader: Reader): Promise<Reached> {
  const reached = await findReached(id, reader);
  const { state } = await findState(reached.projectDb, id);
  const obstacle = await obstacleToReading(reached.projectDb, { id, state }, reader.session, reader.now);
  if (obstacle !== null) throw new Refused(obstacle);
  return reached;
}

/** The same, which must be submitted: what staff add to it is about what was handed in. */
export async function reachSubmitted(
  id: string,
  reader: Reader,
): Promise<Reached & { readonly number: string | null }> {
  const reached = await reachApplication(id, reader);
  const { state, number } = await findState(reached.projectDb, id);
  if (!isState('forStaff', state)) throw new Refused('notSubmitted');
  return { ...reached, number };
}

/** An application of a project that this staff member works for; any other is as if it did not exist. */
export async function findReached(id: string, { db, database, session, now }: Reader): Promise<Reached> {
  const row = await findApplication(db, { tokenHash: session.tokenHash, now }, id);
  if (row === undefined) throw new Refused('notFound');
  const project = toProject(row);
  return { row, project, projectDb: database.forProject(project) };
}
