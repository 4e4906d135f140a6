import { randomUUID } from 'node:crypto';
import { type Purpose, setChallenge } from '../../features/staff/passkeys/challenges.queries.ts';
import { handleOf, relyingParty } from '../../features/staff/passkeys/relying-party.ts';
import { hashToken } from '../../platform/session/token.ts';
import { readSettings } from '../../platform/settings.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { toyAuthenticator } from '../../testing/toys/toy-authenticator.ts';
import type { Server } from './owner.ts';

const party = relyingParty(readSettings({}).publicUrl);
const challenge = 'bWF0cml4';
const ticket = 'matrix-ticket';

/** It does not count, so that one signature works for every caller. */
const known = toyAuthenticator({ origin: party.origin, counts: false });
const fresh = toyAuthenticator({ origin: party.origin, counts: false });

/** What calls about passkeys are sent; they are those of the owner of the installation. */
export const passkeyBodies = {
  passkey: randomUUID(),
  made: fresh.create({ challenge, rp: { id: party.id, name: '' }, user: { id: 'AA', name: '', displayName: '' } }),
  used: { ticket, passkey: known.get({ challenge, rpId: party.id }) },
};

/** A passkey, and challenges that it and another one have signed. */
export async function addMatrixPasskey({ ownerDb }: Server, { id, cookie }: { id: string; cookie: string }) {
  await ownerDb
    .insertInto('staff_passkeys')
    .values({ ...passkeyRow(id), id: passkeyBodies.passkey, credential_id: known.id })
    .execute();
  const expires = new Date(frozenNow.getTime() + 60_000);
  const bonds: readonly [Purpose, string][] = [
    ['adding', cookie.replace('portico_staff=', '')],
    ['sign in', ticket],
  ];
  for (const [purpose, token] of bonds)
    await setChallenge(ownerDb, { purpose, boundTo: hashToken(token), staffId: id, challenge, expires });
}

/** One more, of somebody else. */
export async function addOtherPasskey({ ownerDb }: Server, staffId: string) {
  await ownerDb.insertInto('staff_passkeys').values(passkeyRow(staffId)).execute();
}

function passkeyRow(staffId: string) {
  return {
    staff_id: staffId,
    credential_id: handleOf(staffId),
    public_key: known.publicKey,
    counter: '0',
    transports: [],
    name: 'Blue key',
    is_synced: false,
    made_at: frozenNow,
  };
}
