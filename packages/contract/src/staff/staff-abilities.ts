/** The abilities of staff. Roles map to these on the server; screens check only these. */
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
