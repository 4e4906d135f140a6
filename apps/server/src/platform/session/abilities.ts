import {
  abilityGrants,
  type StaffAbility,
  staffAbilities,
  type StaffLevel,
  staffLevels,
  type StaffRole,
  staffRoles,
} from '@portico/contract/staff-abilities';

/** Where a role is held, or something is done: neither means the installation, no project the whole organisation. */
export interface Place {
  readonly orgId: string | null;
  readonly projectId: string | null;
}

export interface HeldRole extends Place {
  readonly role: StaffRole;
}

export const installation: Place = { orgId: null, projectId: null };

export function placeOf({ id, orgId }: { readonly id: string; readonly orgId: string }): Place {
  return { orgId, projectId: id };
}

/** Whether somebody may do something somewhere; what they name is looked at by `mayAt`. */
export function mayStaff(held: readonly HeldRole[], ability: StaffAbility): boolean {
  return held.some((one) => brings(one, ability));
}

export function mayAt(held: readonly HeldRole[], ability: StaffAbility, place: Place): boolean {
  return held.some((one) => covers(one, place) && brings(one, ability));
}

/** Whether somebody may do everything at a place that others may there by these roles. */
export function mayAllOf(held: readonly HeldRole[], others: readonly HeldRole[], place: Place): boolean {
  return staffAbilities.every((ability) => !mayAt(others, ability, place) || mayAt(held, ability, place));
}

/** Where somebody holds a role that brings an ability; a place below another of them is not named. */
export function placesWith(held: readonly HeldRole[], ability: StaffAbility): readonly Place[] {
  const bringing = held.filter((one) => brings(one, ability));
  return bringing
    .filter((one) => bringing.every((other) => covers(one, other) || !covers(other, one)))
    .map(({ orgId, projectId }) => ({ orgId, projectId }));
}

/** The roles by which somebody works for a project, each once, in the order of the list. */
export function rolesIn(held: readonly HeldRole[], place: Place): readonly StaffRole[] {
  return staffRoles.filter((role) => held.some((one) => one.role === role && covers(one, place)));
}

/** The same by the names of roles that reach a project: for what is about a project, it does not matter from where. */
export function mayInProject(roles: readonly StaffRole[], ability: StaffAbility): boolean {
  const grant = abilityGrants[ability];
  return grant.from === 'project' && grant.roles.some((role) => roles.includes(role));
}

export function abilitiesOf(held: readonly HeldRole[]): StaffAbility[] {
  return staffAbilities.filter((ability) => mayStaff(held, ability));
}

/** The roles that bring an ability, for queries over several projects. */
export function rolesWith(ability: StaffAbility): readonly StaffRole[] {
  return abilityGrants[ability].roles;
}

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}

export function levelOf({ orgId, projectId }: Place): StaffLevel {
  if (orgId === null) return 'installation';
  return projectId === null ? 'organisation' : 'project';
}

function covers(held: Place, place: Place): boolean {
  if (held.orgId === null) return true;
  return held.orgId === place.orgId && (held.projectId === null || held.projectId === place.projectId);
}

function brings(held: HeldRole, ability: StaffAbility): boolean {
  const { roles, from } = abilityGrants[ability];
  return roles.includes(held.role) && staffLevels.indexOf(levelOf(held)) <= staffLevels.indexOf(from);
}
