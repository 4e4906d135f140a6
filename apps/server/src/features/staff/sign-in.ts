import type { StaffSignIn } from '@portico/contract/staff.schemas';
import { staffHashingTurn } from '../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../platform/secrets/passwords.ts';
import { Refused } from '../../platform/refused.ts';
import { abilitiesOf, isStaffRole } from '../../platform/session/abilities.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import { openStaffSession, staffCookie, staffSessionSeconds } from '../../platform/session/staff-session.ts';
import type { AnyoneCall } from '../../platform/wire/bound-route.ts';
import { findStaffByAccount } from './staff.queries.ts';

/** Signs a staff member in; the token goes into the cookie and nowhere else. */
export async function signInStaff(input: StaffSignIn['input'], call: AnyoneCall): Promise<StaffSignIn['output']> {
  const { database, now, reply } = call;
  const member = await findStaffByAccount(database.staff, input.account);
  const fits = await verifyPassword(member?.password_hash, input.password, staffHashingTurn(call));
  if (member === undefined || !fits || !isStaffRole(member.role)) throw new Refused('wrongCredentials');
  const token = await openStaffSession(database.staff, member.id, now);
  await logStaffAction(database.staff, { staffId: member.id, name: member.name, orgId: member.org_id }, 'signed in');
  reply.setCookie(staffCookie, token, staffSessionSeconds);
  const { id, name, account, role } = member;
  return { staff_id: id, name, account, role, abilities: abilitiesOf(role) };
}
