import { listColleagues } from '@portico/contract/colleagues';
import {
  beginTotp,
  demandFactors,
  factorDemands,
  proveAgain,
  removeTotp,
  resetFactors,
} from '@portico/contract/factors';
import { listOutbox, staffSession, staffSignIn, staffSignOut } from '@portico/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverStaffMails } from '../../../domain/staff-mails/testing/deliver-staff-mails.ts';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { openTestServer, testSecretKey } from '../../../testing/test-server.ts';
import { addToyTotp } from '../../../testing/toys/toy-factors.ts';
import { addRole, buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let here: ToyProject;
let elsewhere: ToyProject;
beforeAll(async () => {
  server = await openTestServer();
  here = await buildProject(server.ownerDb, { slug: 'here' });
  elsewhere = await buildProject(server.ownerDb, { slug: 'elsewhere' });
});
afterAll(() => server.close());

const as = (staff: { readonly cookie: string }) => openClient(server.app).as(staff);
const member = (role: string, place: { orgId?: string; projectId?: string } = { orgId: here.orgId }) =>
  buildStaff(server.ownerDb, { role, ...place });

async function withFactor(role: string, place?: { orgId?: string; projectId?: string }) {
  const staff = await member(role, place);
  await addToyTotp(server.ownerDb, staff.id, testSecretKey);
  return staff;
}

const demand = (staff: { readonly cookie: string }, organisation: string | null, demanded = true) =>
  as(staff).call(demandFactors, { organisation, demanded });

describe('second factors that are demanded', () => {
  it.each([
    ['an organisation', () => ({ orgId: here.orgId }), () => here.orgId],
    ['a project of the organisation', () => ({ orgId: here.orgId, projectId: here.id }), () => here.orgId],
    ['the installation', () => ({}), () => null],
  ])('leave staff of %s without one nothing but their account, at once', async (_where, place, organisation) => {
    const owner = await withFactor('owner', {});
    const plain = await member('administrator', place());
    const careful = await withFactor('administrator', place());
    const foreign = await member('administrator', { orgId: elsewhere.orgId });
    expect(await outcome(as(plain).call(listOutbox, {}))).toBe('done');
    await demand(owner, organisation());
    expect(await refused(as(plain).call(listOutbox, {}))).toBe('factorDemanded');
    expect(await as(plain).call(staffSession, {})).toMatchObject({ owes_factor: true, abilities: ['session.keep'] });
    expect(await outcome(as(plain).call(beginTotp, {}))).toBe('done');
    expect(await outcome(as(careful).call(listOutbox, {}))).toBe('done');
    expect(await outcome(as(foreign).call(listOutbox, {}))).toBe(organisation() === null ? 'factorDemanded' : 'done');
    await as(careful).call(proveAgain, { password: toyPassword });
    expect(await refused(as(careful).call(removeTotp, {}))).toBe('factorDemanded');

    const signedIn = await openClient(server.app).call(staffSignIn, { account: plain.account, password: toyPassword });
    expect(signedIn.staff).toMatchObject({ owes_factor: true });
    await demand(owner, organisation(), false);
    expect(await outcome(as(plain).call(listOutbox, {}))).toBe('done');
    expect(await outcome(as(plain).call(staffSignOut, {}))).toBe('done');
  });

  it('are demanded by owners, where they are', async () => {
    const owner = await member('owner');
    const { installation, organisations } = await as(owner).call(factorDemands, {});
    expect(installation).toBeNull();
    expect(organisations.map(({ organisation }) => organisation)).toEqual([here.orgId]);
    expect(await refused(demand(owner, elsewhere.orgId))).toBe('notFound');
    expect(await refused(demand(owner, null))).toBe('notFound');
    expect(await refused(demand(await member('administrator'), here.orgId))).toBe('forbidden');
    expect(await refused(demand(await member('owner', { orgId: here.orgId, projectId: here.id }), here.orgId))).toBe(
      'forbidden',
    );
    for (const demanded of [true, true, false, false]) await demand(await withFactor('owner'), here.orgId, demanded);
    const lines = await server.ownerDb
      .selectFrom('staff_log')
      .select('action')
      .where('action', 'like', '%demanded%')
      .where('org_id', '=', here.orgId)
      .orderBy('id')
      .execute();
    expect(lines.slice(-2).map(({ action }) => action)).toEqual([
      'demanded second factors',
      'no longer demanded second factors',
    ]);
  });
});

describe('resetting the factors of a colleague', () => {
  const reset = async (by: { readonly cookie: string }, staff: string) => {
    await as(by).call(proveAgain, { password: toyPassword });
    return as(by).call(resetFactors, { staff, reason: 'Lost the phone' });
  };

  it('signs them out and lets the password alone sign in; the reason is logged', async () => {
    const owner = await member('owner');
    const colleague = await withFactor('reviewer');
    expect(await refused(as(owner).call(resetFactors, { staff: colleague.id, reason: 'x' }))).toBe('proofFirst');
    await server.ownerDb
      .updateTable('staff')
      .set({ email: 'lost@example.edu' })
      .where('id', '=', colleague.id)
      .execute();
    await reset(owner, colleague.id);
    expect(await deliverStaffMails(server)).toMatchObject([
      { to: [{ address: 'lost@example.edu' }], text: expect.stringContaining('removed your authenticator app') },
    ]);
    expect(await refused(as(colleague).call(staffSession, {}))).toBe('notSignedIn');
    const again = await openClient(server.app).call(staffSignIn, { account: colleague.account, password: toyPassword });
    expect(again.pending).toBeNull();
    const line = await server.ownerDb
      .selectFrom('staff_log')
      .select(['subject', 'org_id'])
      .where('action', '=', 'reset second factors')
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ subject: { staff: colleague.id, reason: 'Lost the phone' }, org_id: here.orgId });
    expect(await refused(reset(owner, colleague.id))).toBe('notFound');
  });

  it('is offered in the list for those whose factors the reader may reset', async () => {
    const owner = await withFactor('owner');
    const careful = await withFactor('reviewer');
    const plain = await member('reviewer');
    const wide = await withFactor('reviewer');
    await addRole(server.ownerDb, wide.id, { role: 'observer', orgId: elsewhere.orgId });
    const shownTo = async (reader: { readonly cookie: string }) => {
      const { list } = await as(reader).call(listColleagues, { limit: 100 });
      const offered = new Set(list.filter((one) => one.may_reset_factors).map((one) => one.staff_id));
      return [careful, plain, wide, owner].map(({ id }) => offered.has(id));
    };
    expect(await shownTo(owner)).toEqual([true, false, false, false]);
    expect(await shownTo(await member('administrator'))).toEqual([false, false, false, false]);
  });

  it.each([
    ['one who reaches further', () => ({})],
    ['one of another organisation', () => ({ orgId: elsewhere.orgId })],
  ])('is not possible for %s', async (_who, place) => {
    const owner = await member('owner');
    const colleague = await withFactor('reviewer', place());
    expect(await refused(reset(owner, colleague.id))).toBe('notFound');
    expect(await outcome(as(colleague).call(staffSession, {}))).toBe('done');
  });

  it('is not possible for one who works elsewhere as well, nor by an administrator', async () => {
    const colleague = await withFactor('reviewer');
    expect(await refused(reset(await member('administrator'), colleague.id))).toBe('forbidden');
    await addRole(server.ownerDb, colleague.id, { role: 'observer', orgId: elsewhere.orgId });
    expect(await refused(reset(await member('owner'), colleague.id))).toBe('notFound');
    expect(await outcome(reset(await withFactor('owner', {}), colleague.id))).toBe('done');
  });
});
