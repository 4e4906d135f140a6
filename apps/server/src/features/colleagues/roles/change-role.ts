import type { ChangeRole } from '@portico/contract/colleagues.schemas';
import { Refused } from '../../../platform/refused.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { lockHeldRole } from './lock-held-role.ts';
import { leavesNoOwner, rolesToGive } from './role.rules.ts';
import { setRole } from './roles.queries.ts';

/** Makes a role another one. A trigger closes the forms that the person has open, and removes what was exported for them. */
export async function changeRole({ role, ...named }: ChangeRole['input'], call: StaffCall): Promise<null> {
  await call.db.transaction().execute(async (db) => {
    const { held, own, roles } = await lockHeldRole(db, named, call);
    if (held.role === role) return;
    if (!rolesToGive(own, held).includes(role)) throw new Refused('roleBeyondOwn');
    if (leavesNoOwner(held, roles, own)) throw new Refused('lastOwner');
    await setRole(db, held.id, role);
    const change = { before: { role: held.role }, after: { role } };
    await logStaffAction({ ...call, db }, 'changed role', { staff: held.staffId }, held, change);
  });
  return null;
}
