import type { StaffRole } from '@portico/contract/staff-abilities';
import { openClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';

/** Two organisations; the first has two projects. */
export async function openColleagues() {
  const server = await openTestServer();
  const { app, ownerDb } = server;
  const mine = await buildProject(ownerDb, { slug: 'people-mine' });
  const sibling = await buildProject(ownerDb, { slug: 'people-sibling', orgId: mine.orgId });
  const theirs = await buildProject(ownerDb, { slug: 'people-theirs' });
  const client = openClient(app);

  /** Somebody signed in, with the id of their role; at the installation, an organisation or a project. */
  const staff = async (role: StaffRole, at?: ToyProject, level: 'organisation' | 'project' = 'organisation') => {
    const place = at === undefined ? {} : { orgId: at.orgId, ...(level === 'project' ? { projectId: at.id } : {}) };
    const built = await buildStaff(ownerDb, { role, ...place });
    const [held] = await rolesOf(built.id);
    return { ...built, roleId: held?.id ?? '', role, calls: client.as({ cookie: built.cookie }) };
  };
  const rolesOf = (staffId: string) =>
    ownerDb
      .selectFrom('staff_roles')
      .select(['id', 'role', 'org_id', 'project_id'])
      .where('staff_id', '=', staffId)
      .execute();
  const logOf = (staffId: string) =>
    ownerDb
      .selectFrom('staff_log')
      .select(['action', 'subject', 'change', 'org_id', 'project_id'])
      .where('staff_id', '=', staffId)
      .where('action', '<>', 'listed colleagues')
      .orderBy('id')
      .execute();
  return { ...server, mine, sibling, theirs, client, staff, rolesOf, logOf };
}
