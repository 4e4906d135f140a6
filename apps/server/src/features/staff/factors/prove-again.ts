import type { ProveAgain } from '@portico/contract/factors.schemas';
import { Refused } from '../../../platform/refused.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../../platform/secrets/passwords.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { findStaffByAccount } from '../staff.queries.ts';
import { requireTries, settleTries, triesOf } from '../tries.ts';
import { useCode } from './check-code.ts';
import { setProved } from './proof.queries.ts';

/** By password or by a code, counted together with those of signing in. */
export async function proveAgain({ password, code }: ProveAgain['input'], call: StaffCall): Promise<null> {
  const { db, session, now } = call;
  const member = await findStaffByAccount(db, session.account);
  const tries = triesOf(code === undefined ? 'account' : 'second step', session.account, member, call);
  await requireTries(db, tries, now);
  const isProved =
    password === undefined
      ? (await useCode(db, session.staffId, { code }, call)) !== undefined
      : await verifyPassword(member?.password_hash, password, staffHashingTurn(call));
  if (!isProved) {
    await logAtHome(call, 'failed to prove again');
    throw new Refused(password === undefined ? 'factorWrong' : 'passwordWrong');
  }
  await settleTries(db, tries);
  await setProved(db, session.tokenHash, now);
  return null;
}
