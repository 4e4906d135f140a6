import type { ProveAgain } from '@portico/contract/factors.schemas';
import { Refused } from '../../../platform/refused.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { verifyPassword } from '../../../platform/secrets/passwords.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { takePasskey } from '../passkeys/take-passkey.ts';
import { findStaffByAccount } from '../staff.queries.ts';
import { requireTries, settleTries, triesOf } from '../tries.ts';
import { useCode } from './check-code.ts';
import { setProved } from './proof.queries.ts';

type Proof = ProveAgain['input'];

/** By password, by a code or by a passkey, counted together with those of signing in. */
export async function proveAgain(proof: Proof, call: StaffCall): Promise<null> {
  const { db, session, now } = call;
  const member = await findStaffByAccount(db, session.account);
  const tries = triesOf(proof.password === undefined ? 'second step' : 'account', session.account, member, call);
  await requireTries(db, tries, now);
  if (!(await isRight(proof, member?.password_hash, call))) {
    await logAtHome(call, 'failed to prove again');
    throw new Refused(refusalOf(proof));
  }
  await settleTries(db, tries);
  await setProved(db, session.tokenHash, now);
  return null;
}

async function isRight({ password, code, passkey }: Proof, hash: string | undefined, call: StaffCall) {
  const { db, session } = call;
  if (password !== undefined) return verifyPassword(hash, password, staffHashingTurn(call));
  if (passkey === undefined) return (await useCode(db, session.staffId, { code }, call)) !== undefined;
  const bond = { purpose: 'proof', boundTo: session.tokenHash, staffId: session.staffId } as const;
  return (await takePasskey(db, passkey, bond, call)) !== undefined;
}

function refusalOf({ password, passkey }: Proof) {
  if (password !== undefined) return 'passwordWrong';
  return passkey === undefined ? 'factorWrong' : 'passkeyWrong';
}
