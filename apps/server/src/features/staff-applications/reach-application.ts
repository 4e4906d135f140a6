import type { ProjectDb } from '../../platform/db/database.ts';
import { type Project, toProject } from '../../platform/project.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { findApplication, type ReachedApplication } from './staff-applications.queries.ts';

export interface Reached {
  readonly row: ReachedApplication;
  readonly project: Project;
  /** Sees the rows of the application's project and no others. */
  readonly projectDb: ProjectDb;
}

/** An application of a project that this staff member works for; any other is as if it did not exist. */
export async function reachApplication(
  id: string,
  { db, database, session, now }: Pick<StaffCall, 'db' | 'database' | 'session' | 'now'>,
): Promise<Reached> {
  const row = await findApplication(db, { tokenHash: session.tokenHash, now }, id);
  if (row === undefined) throw new Refused('notFound');
  const project = toProject(row);
  return { row, project, projectDb: database.forProject(project) };
}
