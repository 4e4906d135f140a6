/** A role is a named set of abilities, at the installation, at an organisation or at a project. */
export const staffRoles = ['owner', 'administrator', 'editor', 'reviewer', 'interviewer', 'observer'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** From the widest place to the narrowest: a role reaches everything below its place. */
export const staffLevels = ['installation', 'organisation', 'project'] as const;
export type StaffLevel = (typeof staffLevels)[number];

/** What a staff member may be allowed to do. The server decides by these and sends them; screens ask for these alone. */
export const staffAbilities = [
  'session.keep',
  'applications.list',
  'applications.read',
  'applications.readSensitive',
  'applications.drafts',
  'applications.edit',
  'applications.review',
  'applications.interview',
  'letters.read',
  'messages.read',
  'messages.answer',
  'results.release',
  'forms.edit',
  'forms.publish',
  'content.edit',
  'content.publish',
  'look.edit',
  'look.publish',
  'settings.change',
  'calendar.change',
  'outbox.read',
  'staff.read',
  'staff.manage',
  'log.read',
  'log.verify',
  'projects.create',
  'projects.suspend',
  'projects.archive',
  'organisations.change',
  'organisations.create',
  'organisations.suspend',
  'operator.read',
  'operator.act',
  'failures.read',
] as const;
export type StaffAbility = (typeof staffAbilities)[number];

interface AbilityGrant {
  readonly roles: readonly StaffRole[];
  /** The narrowest place at which a role brings it: an owner of a project makes no organisations. */
  readonly from: StaffLevel;
}

const owner = ['owner'] as const;
const managers = ['owner', 'administrator'] as const;
const editors = ['owner', 'administrator', 'editor'] as const;
const readers = ['owner', 'administrator', 'reviewer', 'interviewer', 'observer'] as const;

/** Who may do what; a role that is not named may not. */
export const abilityGrants: Readonly<Record<StaffAbility, AbilityGrant>> = {
  'session.keep': { roles: staffRoles, from: 'project' },
  'applications.list': { roles: readers, from: 'project' },
  'applications.read': { roles: readers, from: 'project' },
  'applications.readSensitive': { roles: managers, from: 'project' },
  // What is not submitted; a reason is required as well, see domain/drafts.
  'applications.drafts': { roles: managers, from: 'project' },
  'applications.edit': { roles: managers, from: 'project' },
  // The project may let whoever reviews see sensitive answers; see preview-reader.ts.
  'applications.review': { roles: ['owner', 'administrator', 'reviewer'], from: 'project' },
  'applications.interview': { roles: ['owner', 'administrator', 'interviewer'], from: 'project' },
  // Who recommends somebody, and what the letters say.
  'letters.read': { roles: ['owner', 'administrator', 'reviewer'], from: 'project' },
  // What applicants and the admissions office write to each other.
  'messages.read': { roles: managers, from: 'project' },
  'messages.answer': { roles: managers, from: 'project' },
  'results.release': { roles: managers, from: 'project' },
  'forms.edit': { roles: editors, from: 'project' },
  'forms.publish': { roles: editors, from: 'project' },
  'content.edit': { roles: editors, from: 'project' },
  'content.publish': { roles: editors, from: 'project' },
  'look.edit': { roles: editors, from: 'project' },
  'look.publish': { roles: managers, from: 'project' },
  'settings.change': { roles: managers, from: 'project' },
  'calendar.change': { roles: managers, from: 'project' },
  'outbox.read': { roles: managers, from: 'project' },
  'staff.read': { roles: managers, from: 'project' },
  'staff.manage': { roles: managers, from: 'project' },
  'log.read': { roles: managers, from: 'project' },
  // A chain is of a whole organisation.
  'log.verify': { roles: managers, from: 'organisation' },
  'projects.create': { roles: managers, from: 'organisation' },
  'projects.suspend': { roles: managers, from: 'project' },
  'projects.archive': { roles: owner, from: 'project' },
  'organisations.change': { roles: owner, from: 'organisation' },
  'organisations.create': { roles: owner, from: 'installation' },
  // Suspends and archives them: the decision of whoever runs the installation, which their own owners do not undo.
  'organisations.suspend': { roles: owner, from: 'installation' },
  'operator.read': { roles: owner, from: 'installation' },
  // Tries failed jobs again, and sends test messages.
  'operator.act': { roles: owner, from: 'installation' },
  'failures.read': { roles: owner, from: 'installation' },
};
