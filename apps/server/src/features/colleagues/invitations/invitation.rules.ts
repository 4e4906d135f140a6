import type { StaffRole } from '@portico/contract/staff-abilities';
import { type HeldRole, isStaffRole, type Place } from '../../../platform/session/abilities.ts';
import { rolesToGive } from '../roles/role.rules.ts';

interface InvitationRow {
  readonly id: string;
  readonly role: string;
  readonly org_id: string | null;
  readonly project_id: string | null;
}

export interface Invitation {
  readonly id: string;
  readonly role: StaffRole;
  readonly place: Place;
}

/** Undefined where its role is one that only a newer server knows. */
export function readInvitation({ id, role, org_id: orgId, project_id: projectId }: InvitationRow) {
  return isStaffRole(role) ? { id, role, place: { orgId, projectId } } : undefined;
}

/** Whoever may no longer give a role invites nobody to it. */
export function isVoid({ role, place }: Invitation, inviter: readonly HeldRole[]): boolean {
  return !rolesToGive(inviter, place).includes(role);
}
