import { beginTotp, proveAgain, staffFactors } from '@portico/contract/factors';
import {
  beginConnecting,
  beginOrganisationProof,
  changeSingleSignOn,
  disconnect,
  finishConnecting,
  finishOrganisationProof,
  ownSingleSignOn,
  proveSignInDomain,
  singleSignOn,
} from '@portico/contract/single-sign-on';
import { lockSession, staffSession } from '@portico/contract/staff';
import { startToyProvider, toyClient } from '@portico/testing/toy-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient, refusal, refused } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { addRole, buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';
import { walkProvider } from '../../../testing/walk-provider.ts';
import { buildSsoOrganisation, returnAddress, signInAt } from './testing/toy-organisation.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let provider: Awaited<ReturnType<typeof startToyProvider>>;
beforeAll(async () => {
  server = await openTestServer();
  provider = await startToyProvider(returnAddress(server));
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

let count = 0;
async function organisation() {
  const domain = `org-${(count += 1)}.example`;
  return { domain, ...(await buildSsoOrganisation(server, { issuer: provider.issuer, domain })) };
}
const as = (session: { readonly cookie: string }) => openClient(server.app).as(session);
async function proved(session: { readonly cookie: string }) {
  const client = as(session);
  await client.call(proveAgain, { password: toyPassword });
  return client;
}
const wanted = (org: string, domain: string, changes: object = {}) => ({
  organisation: org,
  revision: 0,
  is_on: true,
  issuer: provider.issuer,
  client_id: toyClient.id,
  client_secret: toyClient.secret,
  domains: [domain],
  default_role: 'reviewer' as const,
  ...changes,
});

/** An organisation that claims a mail domain, as its owner sets it. */
async function unproved(domain: string) {
  const { orgId } = await buildProject(server.ownerDb, { slug: `unproved-${(count += 1)}` });
  const client = await proved(await buildStaff(server.ownerDb, { role: 'owner', orgId }));
  await client.call(changeSingleSignOn, wanted(orgId, domain));
  const list = async () => (await client.call(singleSignOn, {})).organisations[0]?.domains[0];
  return { orgId, client, list };
}

describe('the settings of an organisation', () => {
  it('are set by an owner who proved who they are, and the secret is told to nobody', async () => {
    const { orgId } = await buildProject(server.ownerDb, { slug: 'sso-fresh' });
    const owner = await buildStaff(server.ownerDb, { role: 'owner', orgId });
    const input = wanted(orgId, 'fresh.example', { domains: ['Fresh.example', 'fresh.example'] });
    expect(await refused(as(owner).call(changeSingleSignOn, input))).toBe('proofFirst');
    const client = await proved(owner);
    expect(await client.call(changeSingleSignOn, input)).toEqual({ revision: 1 });
    const { organisations, redirect_uri } = await client.call(singleSignOn, {});
    expect(redirect_uri).toBe(returnAddress(server));
    expect(organisations).toMatchObject([
      {
        organisation: orgId,
        is_on: true,
        has_secret: true,
        domains: [{ domain: 'fresh.example', proved_at: null }],
        revision: 1,
      },
    ]);
    expect(organisations[0]?.roles).not.toContain('owner');
    const stored = await server.ownerDb
      .selectFrom('organisation_sso')
      .selectAll()
      .where('org_id', '=', orgId)
      .execute();
    const log = await server.ownerDb.selectFrom('staff_log').selectAll().where('org_id', '=', orgId).execute();
    expect(JSON.stringify([organisations, stored, log])).not.toContain(toyClient.secret);
    // Somebody else changed it meanwhile.
    expect(await refused(client.call(changeSingleSignOn, input))).toBe('staleRevision');
    const kept = { ...input, revision: 1, client_secret: null };
    expect(await client.call(changeSingleSignOn, kept)).toEqual({ revision: 2 });
  });

  it('are not for administrators, owners elsewhere, or people who are not signed in', async () => {
    const { orgId, domain } = await organisation();
    const administrator = await buildStaff(server.ownerDb, { role: 'administrator', orgId });
    expect(await refused(as(administrator).call(singleSignOn, {}))).toBe('forbidden');
    const elsewhere = (await organisation()).owner;
    const input = wanted(orgId, domain, { revision: 1 });
    expect(await refused((await proved(elsewhere)).call(changeSingleSignOn, input))).toBe('notFound');
    expect(JSON.stringify(await as(elsewhere).call(singleSignOn, {}))).not.toContain(orgId);
    expect(await refused(openClient(server.app).call(singleSignOn, {}))).toBe('notSignedIn');
  });

  it('are refused where they cannot work', async () => {
    const { orgId, domain, owner } = await organisation();
    const client = await proved(owner);
    const change = (changes: object) =>
      refused(client.call(changeSingleSignOn, wanted(orgId, domain, { revision: 1, ...changes })));
    expect(await change({ domains: [] })).toBe('ssoIncomplete');
    expect(await change({ issuer: 'http://127.0.0.1:9' })).toBe('ssoUnreachable');
    expect(await change({ issuer: 'ftp://x.example' })).toBe('ssoIssuerWrong');
    expect(await change({ issuer: `${provider.issuer}?x=1` })).toBe('ssoIssuerWrong');
    const { organisations } = await client.call(singleSignOn, {});
    expect(organisations).toMatchObject([{ domains: [{ domain }], revision: 1 }]);
  });

  it('let in a mail domain only of an organisation that has proved it, whoever claimed it first', async () => {
    const [one, other] = [await unproved('claimed.example'), await unproved('claimed.example')];
    provider.people.set('claimed', { email: 'new@claimed.example', email_verified: true });
    const begin = () => signInAt(server, 'new@claimed.example', 'claimed');
    expect(await refused(begin())).toBe('ssoUnknown');
    const records = [(await one.list())?.value ?? '', (await other.list())?.value ?? ''];
    const look = (side: typeof one) =>
      side.client.call(proveSignInDomain, { organisation: side.orgId, domain: 'claimed.example' });
    server.records.set('_portico.claimed.example', ['v=spf1 -all']);
    expect(await look(one)).toMatchObject({ proved_at: null, found: ['v=spf1 -all'] });
    expect(await refused(begin())).toBe('ssoUnknown');
    server.records.set('_portico.claimed.example', records.slice(1));
    expect((await look(one)).proved_at).toBeNull();
    expect((await look(other)).proved_at).not.toBeNull();
    expect((await (await begin()).finish()).staff).toMatchObject({ roles: [{ organisation: other.orgId }] });
    server.records.set('_portico.claimed.example', records);
    expect((await refusal(look(one))).message).toContain('claimed.example');
    // A change of other settings leaves the proof alone.
    await other.client.call(changeSingleSignOn, wanted(other.orgId, 'claimed.example', { revision: 1 }));
    expect((await other.list())?.proved_at).not.toBeNull();
  });

  it('need no record for a name below localhost where the installation is there, and are for owners alone', async () => {
    const { client, orgId } = await unproved('toy.localhost');
    const { cookie } = await buildStaff(server.ownerDb, { role: 'owner', orgId });
    const input = { organisation: orgId, domain: 'toy.localhost' };
    const away = await server.openSecond({ publicUrl: 'https://apply.example.edu' });
    const waiting = { needs_record: true, proved_at: null };
    expect(await openClient(away).as({ cookie }).call(proveSignInDomain, input)).toMatchObject(waiting);
    await away.close();
    const done = { needs_record: false, proved_at: expect.any(Number) };
    expect(await client.call(proveSignInDomain, input)).toMatchObject(done);
    const prove = (session: { readonly cookie: string }, domain = 'toy.localhost') =>
      refused(as(session).call(proveSignInDomain, { organisation: orgId, domain }));
    expect(await prove(await buildStaff(server.ownerDb, { role: 'administrator', orgId }))).toBe('forbidden');
    expect(await prove((await organisation()).owner)).toBe('notFound');
    expect(await prove({ cookie }, 'never-claimed.example')).toBe('notFound');
  });

  it('that let a domain in before proofs were asked for let in whom they know, and nobody new', async () => {
    const { orgId, domain } = await organisation();
    const person = (sub: string) => {
      provider.people.set(sub, { email: `${sub}@${domain}`, email_verified: true });
      return signInAt(server, `${sub}@${domain}`, sub);
    };
    await (await person('known')).finish();
    const former = { proved_at: null, is_former: true };
    await server.ownerDb.updateTable('sso_domains').set(former).where('org_id', '=', orgId).execute();
    expect((await (await person('known')).finish()).staff).not.toBeNull();
    expect(await refused((await person('unknown')).finish())).toBe('ssoDomainUnproved');
  });

  it('switched off, end what single sign-on opened, and nothing else', async () => {
    const { orgId, domain, owner } = await organisation();
    provider.people.set('leaver', { email: `leaver@${domain}`, email_verified: true });
    const way = await signInAt(server, `leaver@${domain}`, 'leaver');
    await way.finish();
    const client = await proved(owner);
    await client.call(changeSingleSignOn, wanted(orgId, domain, { revision: 1, is_on: false }));
    expect(await refused(as({ cookie: way.session() }).call(staffSession, {}))).toBe('notSignedIn');
    await client.call(staffSession, {});
  });
});

describe('an account with a password', () => {
  async function connect(session: { readonly cookie: string }, orgId: string, sub: string) {
    const client = await proved(session);
    const { url } = await client.call(beginConnecting, { organisation: orgId });
    const answer = await walkProvider(url, sub, returnAddress(server));
    return { client, answer };
  }

  it('is connected by its owner, opened by the provider, and disconnected', async () => {
    const { orgId, projectId, domain } = await organisation();
    const staff = await buildStaff(server.ownerDb, { role: 'reviewer', orgId, projectId });
    const email = `linked@${domain}`;
    await server.ownerDb.updateTable('staff').set({ email }).where('id', '=', staff.id).execute();
    provider.people.set('linked', { email, email_verified: true });
    expect(await refused(as(staff).call(beginConnecting, { organisation: orgId }))).toBe('proofFirst');
    const { client, answer } = await connect(staff, orgId, 'linked');
    const stranger = await buildStaff(server.ownerDb, { role: 'reviewer', orgId });
    expect(await refused(as(stranger).call(finishConnecting, { answer }))).toBe('ssoExpired');
    await client.call(finishConnecting, { answer });
    expect(await client.call(ownSingleSignOn, {})).toMatchObject({ organisations: [{ organisation: orgId, email }] });
    const way = await signInAt(server, email, 'linked');
    expect((await way.finish()).staff?.staff_id).toBe(staff.id);
    // The provider must not add a key of its own to somebody's account.
    expect(await refused(as({ cookie: way.session() }).call(beginTotp, {}))).toBe('proofFirst');
    expect(await refused(as({ cookie: way.session() }).call(beginOrganisationProof, {}))).toBe('factorMissing');
    await client.call(disconnect, { organisation: orgId });
    expect(await refused((await signInAt(server, email, 'linked')).finish())).toBe('ssoAccountExists');
  });

  it('is not connected with a person who has an account, nor where it reaches further', async () => {
    const { orgId, domain } = await organisation();
    provider.people.set('known', { email: `known@${domain}`, email_verified: true });
    await (await signInAt(server, `known@${domain}`, 'known')).finish();
    const staff = await buildStaff(server.ownerDb, { role: 'reviewer', orgId });
    const { client, answer } = await connect(staff, orgId, 'known');
    expect(await refused(client.call(finishConnecting, { answer }))).toBe('ssoOtherPerson');
    const again = await connect(staff, orgId, 'known');
    await addRole(server.ownerDb, staff.id, { role: 'observer' });
    expect(await refused(client.call(finishConnecting, { answer: again.answer }))).toBe('ssoBeyond');
    expect(await refused(client.call(beginConnecting, { organisation: orgId }))).toBe('notFound');
  });
});

describe('an account that single sign-on made', () => {
  it('unlocks the console, and adds a factor, by proving at the provider', async () => {
    const { domain } = await organisation();
    const email = `made@${domain}`;
    provider.people.set('made', { email, email_verified: true });
    provider.people.set('neighbour', { email: `neighbour@${domain}`, email_verified: true });
    const way = await signInAt(server, email, 'made');
    await way.finish();
    const client = as({ cookie: way.session() });
    expect(await client.call(staffFactors, {})).toMatchObject({ has_password: false });
    await client.call(lockSession, {});
    expect(await refused(client.call(staffSession, {}))).toBe('sessionLocked');
    expect(await refused(client.call(proveAgain, { password: toyPassword }))).toBe('passwordWrong');
    const prove = async (sub: string) => {
      const { url } = await client.call(beginOrganisationProof, {});
      expect(new URL(url).searchParams.get('prompt')).toBe('login');
      return client.call(finishOrganisationProof, { answer: await walkProvider(url, sub, returnAddress(server)) });
    };
    expect(await refused(prove('neighbour'))).toBe('ssoOtherPerson');
    expect(await refused(client.call(staffSession, {}))).toBe('sessionLocked');
    await prove('made');
    await client.call(staffSession, {});
    await client.call(beginTotp, {});
    expect(await refused(client.call(disconnect, { organisation: (await organisation()).orgId }))).toBe('forbidden');
  });
});
