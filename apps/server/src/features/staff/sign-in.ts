import type { StaffSignIn } from '@portico/contract/staff.schemas';
import { staffHashingTurn } from '../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../platform/secrets/passwords.ts';
import { Refused } from '../../platform/refused.ts';
import { findRoles } from '../../platform/session/staff-session.ts';
import type { AnyoneCall } from '../../platform/wire/bound-route.ts';
import { enterStaff } from './enter-staff.ts';
import { openPending } from './factors/pending.queries.ts';
import { findWays } from './factors/ways.ts';
import { tellOfFailure } from './failures/tell-of-failure.ts';
import { findStaffByAccountOrMail } from './staff.queries.ts';
import { requireTries, settleTries, triesOf } from './tries.ts';

/** Signs a staff member in, or asks for their second factor. Who fails often waits longer each time. */
export async function signInStaff(input: StaffSignIn['input'], call: AnyoneCall): Promise<StaffSignIn['output']> {
  const { now } = call;
  const db = call.database.staff;
  const member = await findStaffByAccountOrMail(db, input.account);
  // Counted by what was typed: one count for an account and its mail address would tell which belong together.
  const tries = triesOf('account', input.account, member, call);
  await requireTries(db, tries, now);
  const fits = await verifyPassword(member?.password_hash, input.password, staffHashingTurn(call));
  const roles = member === undefined ? [] : await findRoles(db, member.id);
  // Whoever has no role is nobody here.
  if (member === undefined || !fits || roles.length === 0) {
    await tellOfFailure('failed to sign in', input.account, member?.id, call);
    throw new Refused('wrongCredentials');
  }
  await settleTries(db, tries);
  const ways = await findWays(db, member.id);
  if (ways.length === 0) {
    const staff = await db.transaction().execute((transaction) => enterStaff(transaction, member, roles, call));
    return { staff, pending: null };
  }
  return { staff: null, pending: { token: await openPending(db, member.id, now), ways } };
}
