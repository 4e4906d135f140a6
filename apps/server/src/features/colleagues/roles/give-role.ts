import type { GiveRole } from '@portico/contract/colleagues.schemas';
import type { StaffRole } from '@portico/contract/staff-abilities';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Place } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { requirePlace } from '../places/require-place.ts';
import { requireManaging } from './require-managing.ts';
import { rolesToGive } from './role.rules.ts';
import { addRole, isColleague, lockRoles } from './roles.queries.ts';

/** Gives a colleague a role at one more place. */
export async function giveRole({ staff, role, ...named }: GiveRole['input'], call: StaffCall): Promise<null> {
  const place = await requirePlace(named, call);
  if (!(await isColleague(call.db, staff))) throw new Refused('notFound');
  await call.db.transaction().execute((db) => grantRole(db, { staffId: staff, role, place }, call));
  return null;
}

interface Grant {
  readonly staffId: string;
  readonly role: StaffRole;
  readonly place: Place;
}

/** Gives a role in the name of the caller, by what they may do at this moment, and tells the colleague. Given twice, it is there once. */
export async function grantRole(db: StaffDb, { staffId, role, place }: Grant, call: StaffCall): Promise<void> {
  const roles = await lockRoles(db, staffId, place);
  const own = roles.filter((one) => one.staffId === call.session.staffId);
  requireManaging(own, place);
  if (!rolesToGive(own, place).includes(role)) throw new Refused('roleBeyondOwn');
  const { orgId, projectId } = place;
  const there = roles.find((one) => one.staffId === staffId && one.orgId === orgId && one.projectId === projectId);
  if (there?.role === role) return;
  // Somebody else may have given one in this moment: the table takes one at each place.
  const roleId = there === undefined ? await addRole(db, staffId, role, place) : undefined;
  if (roleId === undefined) throw new Refused('roleThere');
  const change = { before: { role: null }, after: { role } };
  await logStaffAction({ ...call, db }, 'gave role', { staff: staffId }, place, change);
  if (staffId !== call.session.staffId) await enqueueStaffMail(db, 'role', roleId);
}
