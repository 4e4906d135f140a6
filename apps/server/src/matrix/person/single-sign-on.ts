import { toyClient } from '@portico/testing/toy-provider';
import { addFlow } from '../../features/staff/single-sign-on/flows.queries.ts';
import { ssoSecretPurpose } from '../../features/staff/single-sign-on/provider.ts';
import { openLyingProvider } from '../../features/staff/single-sign-on/testing/lying-provider.ts';
import { epochSeconds, systemClock } from '../../platform/clock.ts';
import { seal } from '../../platform/secrets/seal.ts';
import { hashToken } from '../../platform/session/token.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import type { Worlds } from '../build-world.ts';
import type { Server } from './owner.ts';

const domainOf = (orgId: string) => `org-${orgId}.matrix.example`;
const nonce = 'matrix-nonce';

/** What calls about single sign-on are sent. */
export const ssoBodies = {
  begin: (orgId: string) => ({ email: `x@${domainOf(orgId)}` }),
  prove: (organisation: string) => ({ organisation, domain: domainOf(organisation) }),
  signIn: { answer: 'code=x&state=in.matrix' },
  connect: { answer: 'code=x&state=connect.matrix' },
  proof: { answer: 'code=x&state=proof.matrix' },
  change: (organisation: string) => ({
    organisation,
    revision: 1,
    is_on: false,
    issuer: 'https://login.matrix.example',
    client_id: 'x',
    client_secret: null,
    domains: [domainOf(organisation)],
    default_role: null,
  }),
};

/**
 * A provider for each organisation. Gives somebody whom that of the first one let in, with all ways that are open between
 * the two; whoever has the other cookie is connected as well.
 */
export async function addMatrixSso(server: Server, { here, elsewhere }: Worlds, connected: string) {
  const { ownerDb, secretKey } = server;
  const provider = await openLyingProvider();
  const email = `matrix@${domainOf(here.orgId)}`;
  const hourFromNow = epochSeconds(systemClock.now()) + 3_600;
  const claims = { iss: provider.issuer, aud: toyClient.id, sub: 'matrix', email, email_verified: true, nonce };
  provider.say({ ...claims, iat: hourFromNow - 3_600, auth_time: hourFromNow, exp: hourFromNow }, 'signed');
  for (const { orgId } of [here, elsewhere]) {
    const { id: set_by } = await buildStaff(ownerDb, { role: 'owner', orgId });
    const client_secret = seal(secretKey, ssoSecretPurpose, toyClient.secret);
    const client = { issuer: provider.issuer, client_id: toyClient.id, client_secret };
    await ownerDb
      .insertInto('organisation_sso')
      .values({ org_id: orgId, is_on: true, default_role: null, set_by, ...client })
      .execute();
    await ownerDb
      .insertInto('sso_domains')
      .values({ domain: domainOf(orgId), org_id: orgId, proved_at: frozenNow })
      .execute();
  }
  const made = await buildStaff(ownerDb, { role: 'observer', orgId: here.orgId });
  await ownerDb.updateTable('staff').set({ sso_org_id: here.orgId }).where('id', '=', made.id).execute();
  const boundTo = hashToken(made.cookie.replace('portico_staff=', ''));
  const other = await ownerDb
    .updateTable('staff_sessions')
    .set({ proved_at: frozenNow })
    .where('token_hash', 'in', [hashToken(connected.replace('portico_staff=', '')), boundTo])
    .returning('staff_id')
    .execute();
  for (const staffId of other.map(({ staff_id: id }) => id)) {
    const subject = staffId === made.id ? 'matrix' : staffId;
    const row = { org_id: here.orgId, issuer: provider.issuer, subject, staff_id: staffId, email };
    await ownerDb
      .insertInto('staff_identities')
      .values({ ...row, linked_at: frozenNow })
      .execute();
  }
  const flow = { orgId: here.orgId, nonce, verifier: 'v'.repeat(43), expires: new Date(frozenNow.getTime() + 60_000) };
  const nobodys = hashToken('');
  await addFlow(ownerDb, { ...flow, purpose: 'sign in', state: 'in.matrix', boundTo: nobodys, staffId: null });
  await addFlow(ownerDb, { ...flow, purpose: 'connect', state: 'connect.matrix', boundTo, staffId: made.id });
  await addFlow(ownerDb, { ...flow, purpose: 'proof', state: 'proof.matrix', boundTo, staffId: made.id });
  return made;
}
