import type { PasskeyRequest } from '@portico/contract/passkey-answers.schemas';
import type { PasskeyForSignIn, PasskeyForStep } from '@portico/contract/passkeys.schemas';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { hashToken, makeToken } from '../../../platform/session/token.ts';
import type { AnyoneCall, CallContext, StaffCall } from '../../../platform/wire/bound-route.ts';
import { findPending } from '../factors/pending.queries.ts';
import type { Bond } from './challenges.queries.ts';
import { challengeMs, makeChallenge } from './challenges.ts';
import { listPasskeys } from './passkeys.queries.ts';
import { relyingParty } from './relying-party.ts';
import { verificationFor } from './take-passkey.ts';

type Visit = Pick<CallContext, 'now' | 'publicUrl'>;

/** For whoever gave the right password. */
export async function askForStep(
  { pending }: PasskeyForStep['input'],
  call: AnyoneCall,
): Promise<PasskeyForStep['output']> {
  const db = call.database.staff;
  const member = await findPending(db, pending, call.now);
  if (member === undefined) throw new Refused('stepExpired');
  return askPasskey(db, { purpose: 'second step', boundTo: hashToken(pending) }, member.id, call);
}

/** For somebody who has not said who they are: any passkey that the browser knows for this address. */
export async function askForSignIn(call: AnyoneCall): Promise<PasskeyForSignIn['output']> {
  const { token, hash } = makeToken();
  const request = await askPasskey(call.database.staff, { purpose: 'sign in', boundTo: hash }, null, call);
  return { ticket: token, request };
}

export function askForProof(call: StaffCall): Promise<PasskeyRequest> {
  const { db, session } = call;
  return askPasskey(db, { purpose: 'proof', boundTo: session.tokenHash }, session.staffId, call);
}

async function askPasskey(db: StaffDb, bond: Bond, staffId: string | null, visit: Visit): Promise<PasskeyRequest> {
  const passkeys = staffId === null ? [] : await listPasskeys(db, staffId);
  if (staffId !== null && passkeys.length === 0) throw new Refused('factorMissing');
  return {
    challenge: await makeChallenge(db, bond, staffId, visit.now),
    rpId: relyingParty(visit.publicUrl).id,
    timeout: challengeMs,
    allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
    userVerification: verificationFor(bond.purpose),
  };
}
