import type { ProjectDb } from '../../platform/db/database.ts';
import { type Project, toProject } from '../../platform/project.ts';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';

export interface ReachedProject {
  readonly project: Project;
  readonly projectDb: ProjectDb;
}

/** A project in which this staff member may do what the call does; any other is answered as if it did not exist. */
export async function reachProject(
  id: string,
  { db, inProject, requireIn }: Pick<StaffCall, 'db' | 'inProject' | 'requireIn'>,
): Promise<ReachedProject> {
  const row = await db
    .selectFrom('projects')
    .select(['id', 'org_id', 'slug', 'service_ends_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('notFound');
  const project = toProject(row);
  requireIn(project);
  return { project, projectDb: inProject(project) };
}
