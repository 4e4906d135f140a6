import type { SecondStep } from '@portico/contract/factors.schemas';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { StaffDb } from '../../../platform/db/database.ts';
import { logAtHome } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import type { CallContext } from '../../../platform/wire/bound-route.ts';
import type { Bond, Purpose } from './challenges.queries.ts';
import { takeChallenge } from './challenges.ts';
import { findPasskey, takeCounter } from './passkeys.queries.ts';
import { handleOf, relyingParty } from './relying-party.ts';

type Used = NonNullable<SecondStep['input']['passkey']>;
type Passkey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** After a password, having the device is enough. By itself a passkey must have verified its owner, by PIN or finger. */
export function verificationFor(purpose: Purpose): 'preferred' | 'required' {
  return purpose === 'second step' ? 'preferred' : 'required';
}

/** The passkey that has signed the challenge; undefined if it is not one of this person, or anything else is wrong. */
export async function takePasskey(
  db: StaffDb,
  used: Used,
  bond: Bond & { readonly staffId?: string },
  { now, publicUrl, ip }: Pick<CallContext, 'now' | 'publicUrl' | 'ip'>,
): Promise<Passkey | undefined> {
  const challenge = await takeChallenge(db, bond, now);
  const passkey = await findPasskey(db, used.id);
  if (challenge === undefined || passkey === undefined || !isOf(passkey, used, bond.staffId)) return undefined;
  const counter = await counterOf(used, passkey, challenge, { publicUrl, purpose: bond.purpose });
  if (counter === undefined) return undefined;
  if (await takeCounter(db, passkey.id, counter, now)) return passkey;
  const { staff_id: staffId, staff_name: name } = passkey;
  const roles = await findRoles(db, staffId);
  await logAtHome({ db, session: { staffId, name, roles }, ip }, 'used copied passkey', { passkey: passkey.id });
  return undefined;
}

function isOf(passkey: Passkey, { response: { userHandle } }: Used, staffId: string | undefined): boolean {
  const owner = passkey.staff_id;
  return (staffId ?? owner) === owner && (userHandle ?? handleOf(owner)) === handleOf(owner);
}

/** The counter of a right signature; undefined for a wrong one. */
async function counterOf(
  { id, rawId, type, response }: Used,
  passkey: Passkey,
  challenge: string,
  { publicUrl, purpose }: { readonly publicUrl: string; readonly purpose: Purpose },
): Promise<number | undefined> {
  const party = relyingParty(publicUrl);
  const { clientDataJSON, authenticatorData, signature } = response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: verificationFor(purpose) === 'required',
      // The counter is compared by the database, where of two uses at once one comes first.
      credential: { id: passkey.credential_id, publicKey: Uint8Array.from(passkey.public_key), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for whatever does not fit: another origin, challenge, address, or bytes that mean nothing.
    return undefined;
  }
}
