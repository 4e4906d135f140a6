import type { ListProject, OrderOrganisations, OrderProjects } from '@portico/contract/staff-projects.schemas';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { installation, rolesWith } from '../../../platform/session/abilities.ts';
import { logStaffAction, logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { reachProject } from '../reach-project.ts';
import { listOrganisations, listReachedProjects } from '../staff-projects.queries.ts';
import { changeProject, lockProject, setOrder, setOrderOfOrganisations } from './administration.queries.ts';

/** Whether the start page lists the project. */
export async function listProject(
  { project: id, listed }: ListProject['input'],
  call: StaffCall,
): Promise<ListProject['output']> {
  const project = await reachProject(call, id);
  return call
    .inProject(project)
    .transaction()
    .execute(async (db: ProjectDb) => {
      const before = await lockProject(db);
      if (before.listed === listed) return { listed };
      await changeProject(db, id, { listed, updated_at: call.now });
      const change = { before: { listed: before.listed }, after: { listed } };
      await logStaffChange(db, call, 'changed listing', { project: id }, change);
      return { listed };
    });
}

/** The order of an organisation's projects on the start page. */
export async function orderProjects({ org, projects }: OrderProjects['input'], call: StaffCall): Promise<null> {
  const place = { orgId: org, projectId: null };
  if (!call.mayAt(place)) throw new Refused('notFound');
  await call.db.transaction().execute(async (db) => {
    const own = (await listReachedProjects(db)).filter(({ org_id: orgId }) => orgId === org).map(({ id }) => id);
    if (!projects.every((id) => own.includes(id))) throw new Refused('notFound');
    await setOrder(db, org, projects);
    const change = { before: { order: own }, after: { order: projects } };
    await logStaffAction({ ...call, db }, 'ordered projects', { organisation: org }, place, change);
  });
  return null;
}

/** The order of organisations on the start page. */
export async function orderOrganisations({ orgs }: OrderOrganisations['input'], call: StaffCall): Promise<null> {
  if (!call.mayAt(installation)) throw new Refused('forbidden');
  await call.db.transaction().execute(async (db) => {
    const before = (await listOrganisations(db)).map(({ id }) => id);
    if (!orgs.every((id) => before.includes(id))) throw new Refused('notFound');
    await setOrderOfOrganisations(db, orgs, rolesWith('organisations.create'));
    const change = { before: { order: before }, after: { order: orgs } };
    await logStaffAction({ ...call, db }, 'ordered organisations', {}, installation, change);
  });
  return null;
}
