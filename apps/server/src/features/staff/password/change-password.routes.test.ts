import { proveAgain } from '@portico/contract/factors';
import { requestStaffPassword, setStaffPassword } from '@portico/contract/invitations';
import { changeOwnPassword, confirmOwnMail, ownAccount, requestOwnMail } from '@portico/contract/own-account';
import { staffSession, staffSignIn } from '@portico/contract/staff';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverStaffMails, tokenIn } from '../../../domain/staff-mails/testing/deliver-staff-mails.ts';
import { openStaffSession } from '../../../platform/session/staff-session.ts';
import { openClient, outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildStaff } from '../../../testing/toys/toy-staff.ts';
import { buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'changing' });
});
afterEach(() => server.clock.set(frozenNow));
afterAll(() => server.close());

const client = () => openClient(server.app);
const wanted = 'Lantern2026';
let count = 0;

async function member(email: string | null = `changing-${(count += 1)}@example.edu`) {
  const staff = await buildStaff(server.ownerDb, { role: 'reviewer', orgId: project.orgId });
  await server.ownerDb.updateTable('staff').set({ email }).where('id', '=', staff.id).execute();
  return { ...staff, email };
}
const actions = async (staffId: string) =>
  (
    await server.ownerDb
      .selectFrom('staff_log')
      .select('action')
      .where('staff_id', '=', staffId)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

describe('one’s own password', () => {
  it('is changed by the present one: other sessions and links end, this one stays, and a mail tells of it', async () => {
    const staff = await member();
    await client().call(requestStaffPassword, { email: staff.email ?? '' });
    const link = tokenIn((await deliverStaffMails(server))[0]);
    const other = `portico_staff=${await openStaffSession(server.database.staff, staff.id, frozenNow)}`;
    const change = { password: toyPassword, new_password: wanted };
    expect(await client().as(staff).call(changeOwnPassword, change)).toEqual({ ended: 1 });
    expect(await outcome(client().as(staff).call(staffSession, {}))).toBe('done');
    expect(await refused(client().as({ cookie: other }).call(staffSession, {}))).toBe('notSignedIn');
    expect(await refused(client().call(setStaffPassword, { token: link, password: 'Harbour2026' }))).toBe('linkBroken');
    const sign = (password: string) => client().call(staffSignIn, { account: staff.account, password });
    expect(await refused(sign(toyPassword))).toBe('wrongCredentials');
    expect(await outcome(sign(wanted))).toBe('done');
    const [mail] = await deliverStaffMails(server);
    expect(mail).toMatchObject({ to: [{ address: staff.email }] });
    expect(mail?.subject).toContain('was changed');
    expect(await actions(staff.id)).toContain('changed password');
  });

  it('stays with a wrong present one, a weak new one, without a session, and where there is none', async () => {
    const staff = await member();
    const change = (password: string, next: string) =>
      refused(client().as(staff).call(changeOwnPassword, { password, new_password: next }));
    expect(await change('Wrong2026', wanted)).toBe('passwordWrong');
    expect(await change(toyPassword, 'x')).toBe('passwordWeak');
    const input = { password: toyPassword, new_password: wanted };
    expect(await refused(client().call(changeOwnPassword, input))).toBe('notSignedIn');
    await server.ownerDb.updateTable('staff').set({ sso_org_id: project.orgId }).where('id', '=', staff.id).execute();
    expect(await change(toyPassword, wanted)).toBe('forbidden');
    expect(await actions(staff.id)).toEqual(['failed to prove again']);
  });

  it('is changed once by two at the same moment, and wrong tries have to wait', async () => {
    const staff = await member();
    const change = (password: string, next = wanted) =>
      outcome(client().as(staff).call(changeOwnPassword, { password, new_password: next }));
    const both = await Promise.all([change(toyPassword, 'Harbour2026'), change(toyPassword, 'Meadow2026')]);
    expect(both.toSorted()).toEqual(['done', 'passwordWrong']);
    const wrong = [];
    for (let tries = 0; tries < 6; tries += 1) wrong.push(await change('Wrong2026'));
    expect(wrong.at(-1)).toBe('signInLater');
  });
});

describe('one’s own mail address', () => {
  const ask = async (staff: { readonly cookie: string }, email: string) => {
    await client().as(staff).call(proveAgain, { password: toyPassword });
    await client().as(staff).call(requestOwnMail, { email });
    return deliverStaffMails(server);
  };

  it('is set by the link that was sent to it, once, by whoever proved who they are', async () => {
    const staff = await member(null);
    const email = 'first-owner@example.edu';
    expect(await refused(client().as(staff).call(requestOwnMail, { email }))).toBe('proofFirst');
    const mail = (await ask(staff, email)).find(({ to }) => to?.[0]?.address === email);
    expect(mail).toMatchObject({ to: [{ address: email }] });
    expect(mail?.text).toContain('https://apply.example.edu/console/?lang=en#/mail-address?token=');
    expect(await client().as(staff).call(ownAccount, {})).toMatchObject({ email: null });
    const token = tokenIn(mail);
    expect(await client().call(confirmOwnMail, { token })).toEqual({ email, account: staff.account });
    expect(await client().as(staff).call(ownAccount, {})).toMatchObject({ email });
    expect(await refused(client().call(confirmOwnMail, { token }))).toBe('linkBroken');
    expect(await actions(staff.id)).toContain('changed mail address');
    await client().call(requestStaffPassword, { email });
    expect(await deliverStaffMails(server)).toMatchObject([{ to: [{ address: email }] }]);
  });

  it('is what one signs in with from then on, where that was the former one', async () => {
    const staff = await member();
    const [former, email] = [staff.email ?? '', 'renamed@example.edu'];
    await server.ownerDb
      .updateTable('staff')
      .set({ account: former.toUpperCase() })
      .where('id', '=', staff.id)
      .execute();
    const token = tokenIn((await ask(staff, email)).find(({ to }) => to?.[0]?.address === email));
    expect(await client().call(confirmOwnMail, { token })).toEqual({ email, account: email });
    const enter = (account: string) => outcome(client().call(staffSignIn, { account, password: toyPassword }));
    expect([await enter(email), await enter(former)]).toEqual(['done', 'wrongCredentials']);
    await deliverStaffMails(server);
  });

  it('is told to the former one, which opens nothing any more', async () => {
    const staff = await member();
    const [former, email] = [staff.email ?? '', 'moved@example.edu'];
    await client().call(requestStaffPassword, { email: former });
    const link = tokenIn((await deliverStaffMails(server)).find(({ to }) => to?.[0]?.address === former));
    const token = tokenIn((await ask(staff, email)).find(({ to }) => to?.[0]?.address === email));
    await client().call(confirmOwnMail, { token });
    const mails = await deliverStaffMails(server);
    expect(mails).toMatchObject([{ to: [{ address: former }], subject: expect.stringContaining('was changed') }]);
    expect(mails[0]?.text).toContain('tell an owner at once');
    expect(mails[0]?.text).not.toContain(email);
    expect(await refused(client().call(setStaffPassword, { token: link, password: wanted }))).toBe('linkBroken');
  });

  it.each(['sc', 'tc', 'en'] as const)('is told in the language of the account (%s)', async (lang) => {
    const staff = await member();
    await server.ownerDb.updateTable('staff').set({ lang }).where('id', '=', staff.id).execute();
    const token = tokenIn((await ask(staff, `moved-${lang}@example.edu`))[0]);
    await client().call(confirmOwnMail, { token });
    const words = { sc: '请立即告知所有者', tc: '請立即告知擁有者', en: 'tell an owner at once' };
    expect((await deliverStaffMails(server))[0]?.text).toContain(words[lang]);
  });

  it('is told to nobody where there was none, or where only its capitals changed', async () => {
    const [first, same] = [await member(null), await member('Capital@example.edu')];
    await client().call(confirmOwnMail, { token: tokenIn((await ask(first, 'only@example.edu'))[0]) });
    await client().call(confirmOwnMail, { token: tokenIn((await ask(same, 'capital@example.edu'))[0]) });
    expect(await deliverStaffMails(server)).toEqual([]);
  });

  it('is not that of a colleague, nor set by an earlier or a late link', async () => {
    const [staff, colleague] = [await member(null), await member()];
    // The answer tells nobody who has the address.
    const taken = tokenIn((await ask(staff, colleague.email ?? ''))[0]);
    expect(await refused(client().call(confirmOwnMail, { token: taken }))).toBe('linkBroken');
    const earlier = tokenIn((await ask(staff, 'earlier@example.edu'))[0]);
    const newest = tokenIn((await ask(staff, 'newest@example.edu'))[0]);
    expect(await refused(client().call(confirmOwnMail, { token: earlier }))).toBe('linkBroken');
    server.clock.set(new Date(frozenNow.getTime() + 24 * 3_600_000));
    expect(await refused(client().call(confirmOwnMail, { token: newest }))).toBe('linkBroken');
  });

  it('is none of an account that single sign-on made, and strangers are not written to without end', async () => {
    const staff = await member(null);
    await client().as(staff).call(proveAgain, { password: toyPassword });
    const asked = [];
    for (let times = 0; times < 7; times += 1)
      asked.push(
        await outcome(
          client()
            .as(staff)
            .call(requestOwnMail, { email: `x${times}@example.edu` }),
        ),
      );
    expect(asked.at(-1)).toBe('signInLater');
    await server.ownerDb.updateTable('staff').set({ sso_org_id: project.orgId }).where('id', '=', staff.id).execute();
    expect(await refused(client().as(staff).call(requestOwnMail, { email: 'y@example.edu' }))).toBe('forbidden');
  });
});
