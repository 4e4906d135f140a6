import { requestStaffPassword, setStaffPassword } from '@portico/contract/invitations';
import { readOutboxMessage, listOutbox, staffSession, staffSignIn } from '@portico/contract/staff';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendAsInstallation } from '../../../domain/staff-mails/send-as-installation.ts';
import { deliverStaffMails, tokenIn } from '../../../domain/staff-mails/testing/deliver-staff-mails.ts';
import { openDrivers } from '../../../platform/messaging/drivers/open-drivers.ts';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { addToyTotp } from '../../../testing/toys/toy-factors.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'forgetful' });
});
afterEach(() => server.clock.set(frozenNow));
afterAll(() => server.close());

const client = () => openClient(server.app);
const password = 'Lantern2026';
let count = 0;

async function member(role = 'reviewer') {
  const email = `forgetful-${(count += 1)}@example.edu`;
  const staff = await buildStaff(server.ownerDb, { role, orgId: project.orgId });
  await server.ownerDb.updateTable('staff').set({ email, lang: 'tc' }).where('id', '=', staff.id).execute();
  return { ...staff, email };
}
async function ask(email: string) {
  expect(await client().call(requestStaffPassword, { email })).toBeNull();
  return deliverStaffMails(server);
}

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, which ends every session', async () => {
    const staff = await member();
    const [mail] = await ask(staff.email.toUpperCase());
    expect(mail).toMatchObject({ to: [{ address: staff.email }] });
    expect(mail?.text).toContain('https://apply.example.edu/console/?lang=tc#/new-password?token=');
    const token = tokenIn(mail);
    expect(await client().call(setStaffPassword, { token, password })).toEqual({ account: staff.account });
    expect(await refused(client().as(staff).call(staffSession, {}))).toBe('notSignedIn');
    const sign = (typed: string) => client().call(staffSignIn, { account: staff.account, password: typed });
    expect(await refused(sign(toyPassword))).toBe('wrongCredentials');
    expect(await outcome(sign(password))).toBe('done');
    expect(await refused(client().call(setStaffPassword, { token, password }))).toBe('linkBroken');
  });

  it('is not told to anybody who has no account, no role or too many mails already', async () => {
    expect(await ask('nobody@example.edu')).toEqual([]);
    const former = await member();
    await server.ownerDb.deleteFrom('staff_roles').where('staff_id', '=', former.id).execute();
    expect(await ask(former.email)).toEqual([]);
    const staff = await member();
    const sent = [];
    for (let times = 0; times < 5; times += 1) sent.push(...(await ask(staff.email)));
    expect(sent).toHaveLength(3);
  });

  it('has a link for an hour, used by one of two at the same moment', async () => {
    const staff = await member();
    const [mail] = await ask(staff.email);
    const token = tokenIn(mail);
    expect(await refused(client().call(setStaffPassword, { token, password: 'x' }))).toBe('passwordWeak');
    server.clock.set(new Date(frozenNow.getTime() + 3_600_000));
    expect(await refused(client().call(setStaffPassword, { token, password }))).toBe('linkBroken');
    server.clock.set(frozenNow);
    const set = () => outcome(client().call(setStaffPassword, { token, password }));
    expect((await Promise.all([set(), set()])).toSorted()).toEqual(['done', 'linkBroken']);
  });

  it('leaves second factors as they are', async () => {
    const staff = await member();
    await addToyTotp(server.ownerDb, staff.id, server.secretKey);
    const [mail] = await ask(staff.email);
    await client().call(setStaffPassword, { token: tokenIn(mail), password });
    const signedIn = await client().call(staffSignIn, { account: staff.account, password });
    expect(signedIn).toMatchObject({ staff: null, pending: { ways: ['totp', 'recovery'] } });
  });
});

describe('a mail to staff in the outbox', () => {
  it('is read by owners of the installation and by nobody else', async () => {
    const drivers = openDrivers(server.settings.messaging, { ...server, publicUrl: 'https://apply.example.edu' });
    const content = { subject: 'For staff', text: 'a link', html: '' };
    const id = '6f1c2f4e-5a3b-4c1d-8e2f-0000000000ab';
    const mail = { id, recipient: 'x@example.edu', language: 'en', content, forget: false } as const;
    const parts = { ...server, drivers, messaging: server.settings.messaging, publicUrl: 'https://apply.example.edu' };
    await sendAsInstallation(parts, mail);
    const listed = async (role: string, orgId?: string) => {
      const reader = client().as(await buildStaff(server.ownerDb, { role, ...(orgId === undefined ? {} : { orgId }) }));
      const { list } = await reader.call(listOutbox, {});
      const found = (await server.outbox.listIds())[0] ?? '';
      const read = await outcome(reader.call(readOutboxMessage, { id: found }));
      return [list.map(({ subject }) => subject), read];
    };
    expect(await listed('owner')).toEqual([['For staff'], 'done']);
    for (const [role, orgId] of [
      ['administrator', undefined],
      ['owner', project.orgId],
    ] as const)
      expect(await listed(role, orgId)).toEqual([[], 'notFound']);
  });
});
