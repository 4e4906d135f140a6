import type { AddPasskey, BeginPasskey } from '@portico/contract/passkeys.schemas';
import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { Refused } from '../../../platform/refused.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { countRecoveryCodes, lockStaff } from '../factors/factors.queries.ts';
import { giveRecoveryCodes } from '../factors/give-recovery-codes.ts';
import { requireProof } from '../factors/proof.ts';
import type { Bond } from './challenges.queries.ts';
import { challengeMs, makeChallenge, takeChallenge } from './challenges.ts';
import { insertPasskey, listPasskeys } from './passkeys.queries.ts';
import { handleOf, relyingParty } from './relying-party.ts';

const most = 20;
/** Ed25519, ECDSA with P-256, RSA: what authenticators have. */
const algorithms = [-8, -7, -257];

export async function beginPasskey(call: StaffCall): Promise<BeginPasskey['output']> {
  const { db, session, now, publicUrl } = call;
  const { staffId, account, name } = session;
  await requireProof(call, 'adding');
  const present = await listPasskeys(db, staffId);
  if (present.length >= most) throw new Refused('passkeysFull');
  return {
    challenge: await makeChallenge(db, bondOf(call), staffId, now),
    rp: { id: relyingParty(publicUrl).id, name: 'Portico' },
    user: { id: handleOf(staffId), name: account, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: present.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  };
}

export async function addPasskey({ name, made }: AddPasskey['input'], call: StaffCall): Promise<AddPasskey['output']> {
  const { now } = call;
  const { staffId } = call.session;
  const challenge = await takeChallenge(call.db, bondOf(call), now);
  if (challenge === undefined) throw new Refused('ticketExpired');
  const passkey = await readPasskey(made, challenge, call.publicUrl);
  if (passkey === undefined) throw new Refused('passkeyWrong');
  return call.db.transaction().execute(async (db) => {
    await lockStaff(db, staffId);
    if ((await listPasskeys(db, staffId)).length >= most) throw new Refused('passkeysFull');
    const id = await insertPasskey(db, { ...passkey, staff_id: staffId, name, made_at: now });
    if (id === undefined) throw new Refused('passkeyKnown');
    await logAtHome({ ...call, db }, 'added second factor', { factor: 'passkey', passkey: id });
    const hasCodes = (await countRecoveryCodes(db, staffId)) !== undefined;
    return { recovery_codes: hasCodes ? null : await giveRecoveryCodes(db, staffId, now) };
  });
}

function bondOf({ session }: StaffCall): Bond {
  return { purpose: 'adding', boundTo: session.tokenHash };
}

/** What is kept of a new passkey; undefined if it does not answer the challenge at this address. */
async function readPasskey({ id, rawId, type, response }: AddPasskey['input']['made'], challenge: string, url: string) {
  const party = relyingParty(url);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  try {
    const { registrationInfo: read } = await verifyRegistrationResponse({
      response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (read === undefined) return undefined;
    return {
      credential_id: read.credential.id,
      public_key: Buffer.from(read.credential.publicKey),
      counter: String(read.credential.counter),
      transports,
      is_synced: read.credentialBackedUp,
    };
  } catch {
    // The library throws for whatever does not fit.
    return undefined;
  }
}
