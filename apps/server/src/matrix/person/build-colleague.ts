import { buildStaff } from '../../testing/toys/toy-staff.ts';
import type { Owner } from './owner.ts';

/** Somebody of the staff of the person's project, with their role. */
export async function buildColleague({ server: { ownerDb }, world }: Owner) {
  const { id } = await buildStaff(ownerDb, { role: 'reviewer', orgId: world.orgId, projectId: world.id });
  const role = await ownerDb
    .selectFrom('staff_roles')
    .select('id')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  return { colleague: id, colleagueRole: role.id };
}
