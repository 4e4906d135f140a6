import type { RemoveRole } from '@portico/contract/colleagues.schemas';
import { Refused } from '../../../platform/refused.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { lockHeldRole } from './lock-held-role.ts';
import { leavesNoOwner } from './role.rules.ts';
import { deleteRole } from './roles.queries.ts';

/** Takes a role away, one's own too. A trigger closes what was open by it; without any role left, every session ends. */
export async function removeRole(named: RemoveRole['input'], call: StaffCall): Promise<null> {
  await call.db.transaction().execute(async (db) => {
    const { held, own, roles } = await lockHeldRole(db, named, call);
    if (leavesNoOwner(held, roles, own)) throw new Refused('lastOwner');
    const change = { before: { role: held.role }, after: { role: null } };
    await logStaffAction({ ...call, db }, 'removed role', { staff: held.staffId }, held, change);
    await deleteRole(db, held.id);
  });
  return null;
}
