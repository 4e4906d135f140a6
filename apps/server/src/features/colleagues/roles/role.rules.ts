import { type StaffRole, staffRoles } from '@portico/contract/staff-abilities';
import { type HeldRole, installation, mayAllOf, mayAt, type Place } from '../../../platform/session/abilities.ts';

/** A role of somebody, by its id. */
export interface RoleOf extends HeldRole {
  readonly id: string;
  readonly staffId: string;
}

/** The roles that somebody may give at a place: those that bring nothing there which they do not have themselves. */
export function rolesToGive(giver: readonly HeldRole[], place: Place): readonly StaffRole[] {
  if (!mayAt(giver, 'staff.manage', place)) return [];
  return staffRoles.filter((role) => mayAllOf(giver, [{ ...place, role }], place));
}

/** Whether somebody may change or remove a role at a place, of a person with these roles: of nobody who may do more there. */
export function mayTouch(actor: readonly HeldRole[], theirs: readonly HeldRole[], place: Place): boolean {
  return mayAt(actor, 'staff.manage', place) && mayAllOf(actor, theirs, place);
}

/**
 * Whether a place would be without an owner. The installation always has one. An organisation that has one keeps one,
 * unless somebody who makes organisations decides otherwise; projects are below an organisation and need none.
 */
export function leavesNoOwner(
  { id, role, orgId, projectId }: RoleOf,
  owners: readonly RoleOf[],
  actor: readonly HeldRole[],
): boolean {
  if (role !== 'owner' || projectId !== null) return false;
  if (orgId !== null && mayAt(actor, 'organisations.create', installation)) return false;
  return !owners.some((one) => one.id !== id && one.role === 'owner' && one.orgId === orgId && one.projectId === null);
}
