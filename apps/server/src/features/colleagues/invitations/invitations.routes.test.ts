import { listColleagues, removeRole } from '@portico/contract/colleagues';
import {
  acceptInvitation,
  findInvitation,
  inviteColleague,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@portico/contract/invitations';
import { staffSignIn } from '@portico/contract/staff';
import type { StaffRole } from '@portico/contract/staff-abilities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deliverStaffMails, tokenIn } from '../../../domain/staff-mails/testing/deliver-staff-mails.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { outcome, refused } from '../../../testing/client.ts';
import { openColleagues } from '../testing/colleagues-fixture.ts';

let opened: Awaited<ReturnType<typeof openColleagues>>;
let owner: Awaited<ReturnType<typeof opened.staff>>;
let count = 0;

beforeAll(async () => {
  opened = await openColleagues();
  owner = await opened.staff('owner', opened.mine);
});
afterEach(() => opened.clock.set(frozenNow));
afterAll(() => opened.close());

interface Where {
  readonly organisation: string | null;
  readonly project: string | null;
}

const password = 'Lantern2026';
const newAddress = () => `colleague-${(count += 1)}@example.edu`;
const whole = (): Where => ({ organisation: opened.mine.orgId, project: null });

async function invite(role: StaffRole = 'reviewer', by = owner, place = whole()) {
  const email = newAddress();
  const { done } = await by.calls.call(inviteColleague, { email, lang: 'en', role, ...place });
  expect(done).toBe('invited');
  const [mail] = await deliverStaffMails(opened);
  return { email, mail, token: tokenIn(mail), id: await idOf(email, by) };
}
async function idOf(email: string, by = owner) {
  const { list } = await by.calls.call(listInvitations, {});
  return list.find((one) => one.email === email)?.invitation_id ?? '';
}
const accept = (token: string, name = 'Ana Lima') => opened.client.call(acceptInvitation, { token, name, password });
/** So many days later; whoever was signed in still is. */
async function pass(days: number) {
  const later = new Date(frozenNow.getTime() + days * 86_400_000);
  const expires_at = new Date(later.getTime() + 3_600_000);
  await opened.ownerDb.updateTable('staff_sessions').set({ expires_at, active_at: later }).execute();
  opened.clock.set(later);
}

describe('an invitation', () => {
  it('goes by mail to the address, and whoever follows it gets an account with the role', async () => {
    const { email, mail, token } = await invite();
    expect(mail).toMatchObject({ from: { name: 'Portico', address: 'portal@example.edu' }, to: [{ address: email }] });
    expect(mail?.text).toContain('Toy Staff invites you');
    expect(mail?.text).toContain('https://apply.example.edu/console/?lang=en#/invitation?token=');
    expect(await opened.client.call(findInvitation, { token })).toMatchObject({
      email,
      role: 'reviewer',
      organisation: { en: expect.any(String) },
      project: null,
      invited_by: 'Toy Staff',
      has_account: false,
    });
    expect(await accept(token)).toEqual({ account: email, made: true });

    const { staff } = await opened.client.call(staffSignIn, { account: email.toUpperCase(), password });
    expect(staff).toMatchObject({ name: 'Ana Lima', roles: [{ role: 'reviewer', organisation: opened.mine.orgId }] });
    expect(await idOf(email)).toBe('');
    expect((await opened.logOf(owner.id)).map(({ action }) => action)).toContain('invited colleague');
    expect(await opened.logOf(staff?.staff_id ?? '')).toMatchObject([
      { action: 'accepted invitation', change: { after: { role: 'reviewer' } } },
      { action: 'signed in' },
    ]);
  });

  it('is used once, also by two at the same moment', async () => {
    const { token } = await invite();
    const both = await Promise.all([outcome(accept(token)), outcome(accept(token, 'Somebody Else'))]);
    expect(both.toSorted()).toEqual(['done', 'invitationUsed']);
    expect(await refused(opened.client.call(findInvitation, { token }))).toBe('invitationUsed');
  });

  it('ends after a week, and holds again when it is sent again', async () => {
    const { token, id } = await invite();
    await pass(7);
    expect(await refused(accept(token))).toBe('invitationExpired');
    expect((await owner.calls.call(listInvitations, {})).list.find((one) => one.invitation_id === id)?.state).toBe(
      'expired',
    );
    await owner.calls.call(resendInvitation, { invitation: id });
    const [mail] = await deliverStaffMails(opened);
    expect(await outcome(accept(tokenIn(mail)))).toBe('done');
  });

  it('sent again has another link; the earlier one leads nowhere', async () => {
    const { token, id } = await invite();
    await owner.calls.call(resendInvitation, { invitation: id });
    const [second] = await deliverStaffMails(opened);
    expect(await refused(accept(token))).toBe('linkBroken');
    expect(await outcome(accept(tokenIn(second)))).toBe('done');
    expect(await refused(owner.calls.call(resendInvitation, { invitation: id }))).toBe('invitationOver');
  });

  it('withdrawn leads nowhere, and a mail that was not sent yet is not sent', async () => {
    const { token, id, email } = await invite();
    await owner.calls.call(resendInvitation, { invitation: id });
    await owner.calls.call(withdrawInvitation, { invitation: id });
    expect(await deliverStaffMails(opened)).toEqual([]);
    expect(await idOf(email)).toBe('');
    const again = await invite();
    await owner.calls.call(withdrawInvitation, { invitation: again.id });
    expect(await refused(accept(again.token))).toBe('invitationWithdrawn');
    expect(await refused(accept(token))).toBe('linkBroken');
    expect(await refused(owner.calls.call(withdrawInvitation, { invitation: id }))).toBe('invitationOver');
  });

  it('is void once whoever sent it may no longer give the role, until somebody else sends it', async () => {
    const leaving = await opened.staff('administrator', opened.mine);
    const { token, id } = await invite('reviewer', leaving);
    await owner.calls.call(removeRole, { role_id: leaving.roleId, was: 'administrator' });
    expect(await refused(accept(token))).toBe('invitationVoid');
    const { list } = await owner.calls.call(listInvitations, {});
    expect(list.find((one) => one.invitation_id === id)?.state).toBe('void');
    await owner.calls.call(resendInvitation, { invitation: id });
    const [mail] = await deliverStaffMails(opened);
    expect(await outcome(accept(tokenIn(mail)))).toBe('done');
  });

  it('gives the role to the account that the address has, and leaves its password alone', async () => {
    const above = await opened.staff('owner');
    const first = await invite();
    const second = await invite('editor', above, { organisation: opened.theirs.orgId, project: null });
    await accept(first.token);
    expect(await opened.client.call(findInvitation, { token: second.token })).toMatchObject({ has_account: false });
    const email = first.email;
    const theirs = await opened.staff('owner', opened.theirs);
    await theirs.calls.call(inviteColleague, {
      email,
      lang: 'sc',
      role: 'editor',
      organisation: opened.theirs.orgId,
      project: null,
    });
    const [mail] = await deliverStaffMails(opened);
    expect(mail?.subject).toContain('邀请您');
    const token = tokenIn(mail);
    expect(await opened.client.call(findInvitation, { token })).toMatchObject({ has_account: true });
    const typed = { token, name: 'Thief', password: 'Another2026' };
    expect(await opened.client.call(acceptInvitation, typed)).toEqual({ account: email, made: false });
    const { staff } = await opened.client.call(staffSignIn, { account: email, password });
    expect(staff?.name).toBe('Ana Lima');
    expect(staff?.roles.map(({ role }) => role)).toEqual(['reviewer', 'editor']);
  });

  it('of a colleague gives the role at once and tells them', async () => {
    const { email, token } = await invite();
    await accept(token);
    const inProject = await invite('observer', owner, { organisation: opened.mine.orgId, project: opened.mine.id });
    expect(await opened.client.call(findInvitation, { token: inProject.token })).toMatchObject({
      project: { en: expect.any(String) },
    });
    const there = { organisation: opened.mine.orgId, project: opened.mine.id };
    const done = await owner.calls.call(inviteColleague, { email, lang: 'tc', role: 'observer', ...there });
    expect(done).toEqual({ done: 'added' });
    const [mail] = await deliverStaffMails(opened);
    expect(mail?.subject).toContain('You have a new role');
    expect(mail?.text).not.toContain('token=');
    expect(await refused(owner.calls.call(inviteColleague, { email, lang: 'en', role: 'editor', ...there }))).toBe(
      'roleThere',
    );
  });

  it('that no mail server takes is shown as failed', async () => {
    const email = newAddress();
    await owner.calls.call(inviteColleague, { email, lang: 'en', role: 'reviewer', ...whole() });
    expect(await deliverStaffMails(opened, { recipient: 550 })).toEqual([]);
    const { list } = await owner.calls.call(listInvitations, {});
    expect(list.find((one) => one.email === email)).toMatchObject({ delivery: 'failed', state: 'open' });
  });

  it('asks for a name and a good password', async () => {
    const { token } = await invite();
    const { client } = opened;
    const tried = (name: string, typed: string) =>
      refused(client.call(acceptInvitation, { token, name, password: typed }));
    expect(await tried(' ', password)).toBe('nameWrong');
    expect(await tried('Ana', 'short')).toBe('passwordWeak');
    const unknown = { token: 'x'.repeat(43), name: 'Ana', password };
    expect(await refused(client.call(acceptInvitation, unknown))).toBe('linkBroken');
    expect(await outcome(accept(token))).toBe('done');
  });
});

describe('who invites', () => {
  it('gives what they have, where they have it', async () => {
    const administrator = await opened.staff('administrator', opened.mine, 'project');
    const send = (role: StaffRole, place: Where) =>
      outcome(administrator.calls.call(inviteColleague, { email: newAddress(), lang: 'en', role, ...place }));
    const there = { organisation: opened.mine.orgId, project: opened.mine.id };
    expect(await send('reviewer', there)).toBe('done');
    expect(await send('owner', there)).toBe('roleBeyondOwn');
    expect(await send('reviewer', whole())).toBe('notFound');
    expect(await send('reviewer', { organisation: opened.theirs.orgId, project: null })).toBe('notFound');
    expect(await send('reviewer', { organisation: null, project: null })).toBe('notFound');
    const reviewer = await opened.staff('reviewer', opened.mine);
    const asked = { email: newAddress(), lang: 'en', role: 'reviewer', ...whole() } as const;
    expect(await refused(reviewer.calls.call(inviteColleague, asked))).toBe('forbidden');
    expect(await refused(opened.client.call(inviteColleague, asked))).toBe('notSignedIn');
  });

  it('sees and touches invitations to their own places alone', async () => {
    const { id, email } = await invite('owner');
    const theirs = await opened.staff('owner', opened.theirs);
    const beside = await opened.staff('administrator', opened.sibling, 'project');
    for (const stranger of [theirs, beside]) {
      expect(await idOf(email, stranger)).toBe('');
      expect(await refused(stranger.calls.call(resendInvitation, { invitation: id }))).toBe('notFound');
      expect(await refused(stranger.calls.call(withdrawInvitation, { invitation: id }))).toBe('notFound');
    }
    const administrator = await opened.staff('administrator', opened.mine);
    expect((await administrator.calls.call(listInvitations, {})).list.find((one) => one.email === email)).toMatchObject(
      { invited_by: 'Toy Staff', may_manage: false, state: 'open' },
    );
    expect(await refused(administrator.calls.call(withdrawInvitation, { invitation: id }))).toBe('roleBeyondOwn');
  });

  it('invites an address to a place once at a time, whatever its letters', async () => {
    const { email } = await invite();
    const again = { email: email.toUpperCase(), lang: 'en', role: 'editor', ...whole() } as const;
    expect(await refused(owner.calls.call(inviteColleague, again))).toBe('invitedAlready');
  });

  it('sends at most a hundred mails in a day', async () => {
    const eager = await opened.staff('administrator', opened.sibling, 'project');
    const there = { organisation: opened.sibling.orgId, project: opened.sibling.id };
    const { id } = await invite('observer', eager, there);
    await opened.ownerDb.updateTable('staff_invitations').set({ mails: 100 }).where('id', '=', id).execute();
    expect(await refused(eager.calls.call(resendInvitation, { invitation: id }))).toBe('colleaguesToday');
    await pass(1);
    expect(await outcome(eager.calls.call(resendInvitation, { invitation: id }))).toBe('done');
    await deliverStaffMails(opened);
  });

  it('by an owner of the installation is not void for those who do not see them', async () => {
    const above = await opened.staff('owner');
    const { email } = await invite('reviewer', above);
    const { list } = await owner.calls.call(listInvitations, {});
    expect(list.find((one) => one.email === email)).toMatchObject({ state: 'open', invited_by: 'Toy Staff' });
    const colleagues = await owner.calls.call(listColleagues, { limit: 100 });
    expect(colleagues.list.some((one) => one.staff_id === above.id)).toBe(false);
  });
});
