import { acceptInvitation } from '@portico/contract/invitations';
import { inviteColleague } from '@portico/contract/invitations';
import { giveRole } from '@portico/contract/colleagues';
import { secondStep } from '@portico/contract/factors';
import { ownAccount } from '@portico/contract/own-account';
import { beginOrganisationSignIn, finishOrganisationSignIn } from '@portico/contract/single-sign-on';
import { staffSession } from '@portico/contract/staff';
import { startToyProvider } from '@portico/testing/toy-provider';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverStaffMails, tokenIn } from '../../../domain/staff-mails/testing/deliver-staff-mails.ts';
import { openClient, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { addToyTotp, toyCode } from '../../../testing/toys/toy-factors.ts';
import { addRole, buildStaff } from '../../../testing/toys/toy-staff.ts';
import { beginIn, buildSsoOrganisation, returnAddress, signInAt } from './testing/toy-organisation.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let provider: Awaited<ReturnType<typeof startToyProvider>>;
let org: Awaited<ReturnType<typeof buildSsoOrganisation>>;
beforeAll(async () => {
  server = await openTestServer();
  provider = await startToyProvider(returnAddress(server));
  org = await buildSsoOrganisation(server, { issuer: provider.issuer, domain: 'toy.example' });
});
afterEach(() => server.clock.set(frozenNow));
afterAll(async () => {
  await provider.close();
  await server.close();
});

let count = 0;
function person(claims: object = {}) {
  const sub = `person-${(count += 1)}`;
  const email = `${sub}@toy.example`;
  provider.people.set(sub, { email, email_verified: true, name: `Toy ${sub}`, ...claims });
  return { sub, email };
}
const lines = (action: string) =>
  server.ownerDb
    .selectFrom('staff_log')
    .select('subject')
    .where('org_id', '=', org.orgId)
    .where('action', '=', action)
    .orderBy('id')
    .execute();
const reasons = async () => (await lines('failed single sign-on')).map(({ subject }) => subject);
const setSso = (values: object) =>
  server.ownerDb.updateTable('organisation_sso').set(values).where('org_id', '=', org.orgId).execute();

describe('somebody whom the provider knows', () => {
  it('comes in with the first role, is the same the next time, and their session is one like others', async () => {
    const { sub, email } = person();
    const first = await signInAt(server, email.toUpperCase(), sub);
    const { staff } = await first.finish();
    expect(staff).toMatchObject({ name: `Toy ${sub}`, roles: [{ role: 'reviewer', organisation: org.orgId }] });
    const again = await signInAt(server, email, sub);
    expect((await again.finish()).staff?.staff_id).toBe(staff?.staff_id);
    const client = openClient(server.app).as({ cookie: again.session() });
    expect((await client.call(ownAccount, {})).sessions).toHaveLength(2);
    expect(await lines('came by single sign-on')).toHaveLength(1);
  });

  it('has an account without a role where none is set, and gets one by an invitation of that organisation', async () => {
    await setSso({ default_role: null });
    const { sub, email } = person();
    expect(await refused((await signInAt(server, email, sub)).finish())).toBe('ssoNoRole');
    const owner = openClient(server.app).as(org.owner);
    await owner.call(inviteColleague, { email, lang: 'en', role: 'observer', organisation: org.orgId, project: null });
    const token = tokenIn((await deliverStaffMails(server))[0]);
    expect(await openClient(server.app).call(acceptInvitation, { token })).toMatchObject({ made: false });
    await setSso({ default_role: 'reviewer' });
    expect((await (await signInAt(server, email, sub)).finish()).staff).toMatchObject({
      roles: [{ role: 'observer' }],
    });
  });

  it('gets no role from somebody who may give none any more', async () => {
    const former = await buildStaff(server.ownerDb, { role: 'observer', orgId: org.orgId });
    await setSso({ set_by: former.id });
    const { sub, email } = person();
    expect(await refused((await signInAt(server, email, sub)).finish())).toBe('ssoNoRole');
    await setSso({ set_by: org.owner.id });
  });

  it('is asked for the second factor that they have', async () => {
    const { sub, email } = person();
    const { staff } = await (await signInAt(server, email, sub)).finish();
    await addToyTotp(server.ownerDb, staff?.staff_id ?? '', server.secretKey);
    const { staff: none, pending } = await (await signInAt(server, email, sub)).finish();
    expect(none).toBeNull();
    const step = { pending: pending?.token ?? '', code: toyCode() };
    expect(await openClient(server.app).call(secondStep, step)).toMatchObject({ staff_id: staff?.staff_id });
  });

  it('does not come back after a colleague took the last role away', async () => {
    const { sub, email } = person();
    const first = await signInAt(server, email, sub);
    const { staff } = await first.finish();
    await server.ownerDb
      .deleteFrom('staff_roles')
      .where('staff_id', '=', staff?.staff_id ?? '')
      .execute();
    expect(await refused(openClient(server.app).as({ cookie: first.session() }).call(staffSession, {}))).toBe(
      'notSignedIn',
    );
    expect(await refused((await signInAt(server, email, sub)).finish())).toBe('ssoNoRole');
  });

  it('has roles at that organisation alone', async () => {
    const { sub, email } = person();
    const { staff } = await (await signInAt(server, email, sub)).finish();
    const installer = openClient(server.app).as(await buildStaff(server.ownerDb, { role: 'owner' }));
    const give = { staff: staff?.staff_id ?? '', role: 'observer', organisation: null, project: null } as const;
    expect(await refused(installer.call(giveRole, give))).toBe('ssoAccountBound');
    await addRole(server.ownerDb, staff?.staff_id ?? '', { role: 'observer' });
    expect(await refused((await signInAt(server, email, sub)).finish())).toBe('ssoBeyond');
  });
});

describe('an account that is there already', () => {
  it('is not opened by its mail address', async () => {
    const { sub, email } = person();
    const local = await buildStaff(server.ownerDb, { role: 'administrator', orgId: org.orgId });
    await server.ownerDb.updateTable('staff').set({ email }).where('id', '=', local.id).execute();
    expect(await refused((await signInAt(server, email, sub)).finish())).toBe('ssoAccountExists');
    const other = person({ email });
    expect(await refused((await signInAt(server, email, other.sub)).finish())).toBe('ssoAccountExists');
  });

  it('of single sign-on is not opened by another person who got its address', async () => {
    const { sub, email } = person();
    await (await signInAt(server, email, sub)).finish();
    const successor = person({ email });
    expect(await refused((await signInAt(server, email, successor.sub)).finish())).toBe('ssoAccountExists');
  });

  it('of single sign-on goes with its organisation to another provider', async () => {
    const { sub, email } = person();
    const { staff } = await (await signInAt(server, email, sub)).finish();
    const next = await startToyProvider(returnAddress(server));
    next.people.set('new-subject', { email, email_verified: true });
    await setSso({ issuer: next.issuer });
    expect((await (await signInAt(server, email, 'new-subject')).finish()).staff?.staff_id).toBe(staff?.staff_id);
    await setSso({ issuer: provider.issuer });
    await next.close();
  });
});

describe('what is refused', () => {
  it('an address of nobody, an unconfirmed one, one of another domain', async () => {
    const begin = openClient(server.app).call(beginOrganisationSignIn, { email: 'x@elsewhere.example' });
    expect(await refused(begin)).toBe('ssoUnknown');
    const before = (await reasons()).length;
    for (const claims of [{ email_verified: false }, { email_verified: undefined }, { email: undefined }]) {
      const unverified = person(claims);
      expect(await refused((await signInAt(server, 'a@toy.example', unverified.sub)).finish())).toBe(
        'ssoMailUnverified',
      );
    }
    for (const email of ['x@elsewhere.example', 'x@sub.toy.example', 'x@toy.example@elsewhere.example']) {
      const foreign = person({ email });
      const outcome = await refused((await signInAt(server, 'a@toy.example', foreign.sub)).finish());
      expect(['ssoWrongDomain', 'ssoMailUnverified']).toContain(outcome);
    }
    expect((await reasons()).slice(before)).toEqual(
      expect.arrayContaining([{ reason: 'ssoMailUnverified' }, { reason: 'ssoWrongDomain' }]),
    );
  });

  it('a cancelled sign-in, with a line in the log', async () => {
    expect(await refused((await signInAt(server, 'a@toy.example', null)).finish())).toBe('ssoCancelled');
    expect((await reasons()).at(-1)).toEqual({ reason: 'ssoCancelled' });
  });

  it('an answer that was used, in another browser, without a cookie, or too late', async () => {
    const { sub, email } = person();
    const { answer, finish } = await signInAt(server, email, sub);
    const stranger = await beginIn(server, email);
    const finishAs = (cookie: string) =>
      refused(openClient(server.app).as({ cookie }).call(finishOrganisationSignIn, { answer }));
    expect(await finishAs(stranger.cookie)).toBe('ssoExpired');
    expect(await finishAs('portico_sso=guessed')).toBe('ssoExpired');
    expect(await finishAs('other=1')).toBe('ssoExpired');
    server.clock.set(new Date(frozenNow.getTime() + 601_000));
    expect(await refused(finish())).toBe('ssoExpired');
    server.clock.set(frozenNow);
    const whole = await signInAt(server, email, sub);
    expect((await whole.finish()).staff).not.toBeNull();
    expect(await refused(whole.finish())).toBe('ssoExpired');
  });

  it('a code that was used, under the state of another flow', async () => {
    const { sub, email } = person();
    const first = await signInAt(server, email, sub);
    await first.finish();
    const second = await signInAt(server, email, sub);
    const forged = new URLSearchParams(second.answer);
    forged.set('code', new URLSearchParams(first.answer).get('code') ?? '');
    const client = openClient(server.app).as({ cookie: second.cookie });
    expect(await refused(client.call(finishOrganisationSignIn, { answer: forged.toString() }))).toBe('ssoRefused');
  });

  it('whatever comes after it was switched off', async () => {
    const { sub, email } = person();
    const { finish } = await signInAt(server, email, sub);
    await setSso({ is_on: false });
    expect(await refused(finish())).toBe('ssoOff');
    const begin = openClient(server.app).call(beginOrganisationSignIn, { email });
    expect(await refused(begin)).toBe('ssoUnknown');
    await setSso({ is_on: true });
  });

  it('a provider that cannot be reached, or only by a private address', async () => {
    await setSso({ issuer: 'http://127.0.0.1:9' });
    const begin = () => openClient(server.app).call(beginOrganisationSignIn, { email: 'a@toy.example' });
    expect(await refused(begin())).toBe('ssoUnreachable');
    await setSso({ issuer: provider.issuer });
    const strict = await server.openSecond({ ssoPrivate: false });
    const call = () => openClient(strict).call(beginOrganisationSignIn, { email: 'a@toy.example' });
    expect(await refused(call())).toBe('ssoIssuerWrong');
    await setSso({ issuer: provider.issuer.replace('http:', 'https:') });
    expect(await refused(call())).toBe('ssoUnreachable');
    await setSso({ issuer: `https://localhost:${new URL(provider.issuer).port}` });
    expect(await refused(call())).toBe('ssoUnreachable');
    expect(server.lines.join('')).toContain('is not a public address');
    await setSso({ issuer: provider.issuer });
    await strict.close();
  });
});

it('leads whoever comes back from a provider to the console', async () => {
  const answer = await openClient(server.app).fetch('/staff/v1/single-sign-on/return?code=a%26b&state=in.c%0d%0ad');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/console/#/organisation-return?code=a%26b&state=in.c%0D%0Ad');
});
