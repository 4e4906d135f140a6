/** What a staff member may be allowed to do. Roles map to these on the server; screens ask for these alone. */
export const staffAbilities = [
  'session.keep',
  'outbox.read',
  'failures.read',
  'applications.list',
  'applications.read',
  'applications.drafts',
  'applications.edit',
  'applications.sensitive',
] as const;

export type StaffAbility = (typeof staffAbilities)[number];
