import { type StaffAbility, staffAbilities } from '@portico/contract/staff-abilities';

export const staffRoles = ['owner', 'administrator', 'reviewer', 'interviewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who may do what; a role that is not named may not. */
const abilities: Readonly<Record<StaffAbility, readonly StaffRole[]>> = {
  'session.keep': staffRoles,
  'outbox.read': ['owner', 'administrator'],
  'failures.read': ['owner'],
  'applications.list': staffRoles,
  'applications.read': staffRoles,
  // What is not submitted; a reason is required as well, see domain/drafts.
  'applications.drafts': ['owner', 'administrator'],
  'applications.edit': ['owner', 'administrator'],
  // Of reviewers the project decides; see preview-reader.ts.
  'applications.sensitive': ['owner', 'administrator'],
};

export function mayStaff(role: StaffRole, ability: StaffAbility): boolean {
  return abilities[ability].includes(role);
}

export function abilitiesOf(role: StaffRole): StaffAbility[] {
  return staffAbilities.filter((ability) => mayStaff(role, ability));
}

export function isStaffRole(text: string): text is StaffRole {
  return staffRoles.some((role) => role === text);
}
