import type { StaffSignIn } from '@portico/contract/staff.schemas';
import { rememberDevice } from '../../domain/proofs/known-device.ts';
import { staffHashingTurn } from '../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../platform/secrets/passwords.ts';
import { Refused } from '../../platform/refused.ts';
import { logAtHome } from '../../platform/session/staff-log.ts';
import { findRoles, openStaffSession, staffCookie, staffSessionSeconds } from '../../platform/session/staff-session.ts';
import type { AnyoneCall } from '../../platform/wire/bound-route.ts';
import { tellOfFailure } from './failures/tell-of-failure.ts';
import { presentStaff } from './staff.present.ts';
import { findStaffByAccount } from './staff.queries.ts';
import { requireTries, settleTries, triesOf } from './tries.ts';

/** Signs a staff member in; the token goes into the cookie and nowhere else. Who fails often waits longer each time. */
export async function signInStaff(input: StaffSignIn['input'], call: AnyoneCall): Promise<StaffSignIn['output']> {
  const { now, reply } = call;
  const db = call.database.staff;
  const member = await findStaffByAccount(db, input.account);
  const tries = triesOf(input.account, member, call);
  await requireTries(db, tries, now);
  const fits = await verifyPassword(member?.password_hash, input.password, staffHashingTurn(call));
  const roles = member === undefined ? [] : await findRoles(db, member.id);
  // Whoever has no role is nobody here.
  if (member === undefined || !fits || roles.length === 0) {
    await tellOfFailure(input.account, member?.id, call);
    throw new Refused('wrongCredentials');
  }
  await settleTries(db, tries);
  const token = await openStaffSession(db, member.id, now);
  const { id, name, account } = member;
  await logAtHome({ db: call.database.asStaff(id), session: { staffId: id, name, roles }, ip: call.ip }, 'signed in');
  reply.setCookie(staffCookie, token, staffSessionSeconds);
  rememberDevice(call, member);
  return presentStaff({ staffId: id, name, account, roles });
}
