import type { StaffSession as StaffOnWire } from '@portico/contract/staff.schemas';
import { abilitiesOf, levelOf } from '../../platform/session/abilities.ts';
import type { StaffSession } from '../../platform/session/staff-session.ts';

/** Who is signed in, with what they may do: anywhere, and at each place where they have a role. */
export function presentStaff({
  staffId,
  name,
  account,
  timeZone,
  roles,
  owesFactor,
}: Pick<StaffSession, 'staffId' | 'name' | 'account' | 'timeZone' | 'roles' | 'owesFactor'>): StaffOnWire['output'] {
  return {
    staff_id: staffId,
    name,
    account,
    time_zone: timeZone,
    owes_factor: owesFactor,
    abilities: owesFactor ? ['session.keep'] : abilitiesOf(roles),
    roles: roles.map((held) => ({
      role: held.role,
      level: levelOf(held),
      organisation: held.orgId,
      project: held.projectId,
      abilities: owesFactor ? ['session.keep'] : abilitiesOf([held]),
    })),
  };
}
