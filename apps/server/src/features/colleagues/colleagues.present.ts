import type { ListColleagues } from '@portico/contract/colleagues.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import { type HeldRole, isStaffRole, levelOf } from '../../platform/session/abilities.ts';
import type { StaffSession } from '../../platform/session/staff-session.ts';
import type { Person, RoleRow } from './colleagues.queries.ts';
import { type NamedPlaces, presentPlace } from './places/places.present.ts';
import { mayTouch, rolesToGive } from './roles/role.rules.ts';

type Colleague = ListColleagues['output']['list'][number];

/** A colleague with their roles, and what the reader may do about each. */
export function presentColleague(
  { id, name, account, email, mayReset }: Person & { readonly mayReset: boolean },
  rows: readonly RoleRow[],
  reader: StaffSession,
  names: NamedPlaces,
): Colleague {
  const held = rows.flatMap((row) => readRow(row).map((role) => ({ ...role, id: row.id, givenAt: row.given_at })));
  return {
    staff_id: id,
    name,
    account,
    email,
    is_you: id === reader.staffId,
    may_reset_factors: mayReset,
    roles: held.map((one) => {
      const mayChange = mayTouch(reader.roles, held, one);
      return {
        role_id: one.id,
        role: one.role,
        level: levelOf(one),
        ...presentPlace(one, names),
        given_at: epochSeconds(one.givenAt),
        may_become: mayChange ? [...rolesToGive(reader.roles, one)] : [],
        may_remove: mayChange,
      };
    }),
  };
}

function readRow({ role, org_id: orgId, project_id: projectId }: RoleRow): HeldRole[] {
  return isStaffRole(role) ? [{ role, orgId, projectId }] : [];
}
