import { addToyTotp } from '../../testing/toys/toy-factors.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import type { Owner } from './owner.ts';

/** Somebody of the staff of the person's project, with their role and a second factor. */
export async function buildColleague({ server: { ownerDb, secretKey }, world }: Owner) {
  const { id } = await buildStaff(ownerDb, { role: 'reviewer', orgId: world.orgId, projectId: world.id });
  await addToyTotp(ownerDb, id, secretKey);
  const role = await ownerDb
    .selectFrom('staff_roles')
    .select('id')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  return { colleague: id, colleagueRole: role.id };
}
