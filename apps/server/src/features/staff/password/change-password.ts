import type { ChangeOwnPassword } from '@portico/contract/own-account.schemas';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import { rememberDevice } from '../../../domain/proofs/known-device.ts';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import { Refused } from '../../../platform/refused.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword, verifyPassword } from '../../../platform/secrets/passwords.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { setProved } from '../factors/proof.queries.ts';
import { endSessionsOf } from '../own-account/own-account.queries.ts';
import { endStaffEdits, findStaffByAccount } from '../staff.queries.ts';
import { requireTries, settleTries, triesOf } from '../tries.ts';
import { changePassword } from './password.queries.ts';

/** By the present password, which counts like one of signing in. Whoever else is signed in to the account is signed out. */
export async function changeOwnPassword(
  { password, new_password: typed }: ChangeOwnPassword['input'],
  call: StaffCall,
): Promise<ChangeOwnPassword['output']> {
  const { session, now } = call;
  const { staffId, account, tokenHash } = session;
  const member = await findStaffByAccount(call.db, account);
  // Who came by single sign-on has no password that could be changed.
  if (member === undefined || member.sso_org_id !== null) throw new Refused('forbidden');
  const wanted = requirePassword(typed);
  const tries = triesOf('account', account, member, call);
  await requireTries(call.db, tries, now);
  if (!(await verifyPassword(member.password_hash, password, staffHashingTurn(call)))) {
    await logAtHome(call, 'failed to prove again');
    throw new Refused('passwordWrong');
  }
  await settleTries(call.db, tries);
  const password_hash = await hashPassword(wanted, staffHashingTurn(call));
  const ended = await call.db.transaction().execute(async (db) => {
    // Of two changes at once, by the same present password, one is done.
    if (!(await changePassword(db, staffId, member.password_hash, password_hash))) throw new Refused('passwordWrong');
    await setProved(db, tokenHash, now);
    await endStaffEdits(db, staffId);
    await logAtHome({ ...call, db }, 'changed password');
    await enqueueStaffMail(db, 'password-changed', staffId);
    return endSessionsOf(db, staffId, { except: tokenHash });
  });
  rememberDevice(call, { id: staffId, password_hash });
  return { ended };
}
