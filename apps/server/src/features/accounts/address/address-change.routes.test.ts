import type { InputOf } from '@portico/contract/route';
import { findAddressChange, takeBackAddress } from '@portico/contract/registration';
import { home, login } from '@portico/contract/accounts';
import { sendMailCode, sendSms } from '@portico/contract/proofs';
import { amend, forgotPassword, resetPassword } from '@portico/contract/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, { slug: 'address-change', loginMethods: ['password', 'sms_code'] });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const newPassword = 'Mountain-river7';
const change = (fields: object, token: string) => portal.as({ token }).send(amend, fields);
const reset = (fields: InputOf<typeof resetPassword>) => portal.call(resetPassword, fields);
const forgot = async (fields: Record<string, string>) =>
  portal.call(forgotPassword, { ...(await portal.humanProof()), ...fields });

const byPassword = { old_password: toyPassword };

async function changeEmail(email: string, token: string, owner: object = byPassword) {
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'amend' });
  return change({ kind: 'email', email, code: await portal.lastCode(email), ...owner }, token);
}

async function changeMobile(mobile: string, token: string, owner: object = byPassword) {
  const proof = await portal.humanProof();
  await portal.call(sendSms, { ...proof, area: '86', mobile, purpose: 'amend' });
  return change({ kind: 'mobile', area: '86', mobile, code: await portal.lastCode(mobile), ...owner }, token);
}

describe('an open link', () => {
  it('is void once the address is another', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    await forgot({ email });
    const link = await portal.lastToken(email);
    expect(await outcome(changeEmail('moved@example.com', token))).toBe('done');
    expect(await refused(reset({ token: link, password: newPassword }))).toBe('linkBroken');
  });

  it('is void once the password is another', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    await forgot({ email });
    const link = await portal.lastToken(email);
    const passwordChange = { kind: 'password', old_password: toyPassword, password: newPassword };
    expect(await outcome(change(passwordChange, token))).toBe('done');
    expect(await refused(reset({ token: link, password: 'Another-river8' }))).toBe('linkBroken');
  });
});

describe('the old address', () => {
  it('is told by mail of the new one, without naming it', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    await changeEmail('told-of@example.com', token);
    const message = await portal.lastMessage(email);
    expect(message).toMatchObject({ purpose: 'address-changed' });
    expect(message?.text).not.toContain('told-of@example.com');
  });

  it('is told by SMS where it is a number', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await outcome(changeMobile('13800138101', token))).toBe('done');
    expect(await outcome(changeMobile('13800138102', token))).toBe('done');
    expect(await portal.lastMessage('13800138101')).toMatchObject({ channel: 'sms', purpose: 'address-changed' });
  });

  it('is not notified of a change that failed', async () => {
    const other = await buildApplicant(server.ownerDb, project);
    const { email, token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(changeEmail(other.email, token))).toBe('accountTaken');
    expect(await portal.lastMessage(email)).toBeUndefined();
  });
});

describe('a temporary user', () => {
  it('gets no password by link, code or change, and no mail address', async () => {
    const { email, token, id } = await buildApplicant(server.ownerDb, project, { temporary: true });
    const { email: knownEmail } = await buildApplicant(server.ownerDb, project);
    expect(await forgot({ email })).toEqual(await forgot({ email: knownEmail }));
    expect(await portal.lastMessage(email)).toBeUndefined();
    expect(await refused(changeEmail('temporary@example.com', token))).toBe('notOffered');
    const passwordChange = { kind: 'password', old_password: toyPassword, password: newPassword };
    expect(await refused(change(passwordChange, token))).toBe('notOffered');
    await server.ownerDb.updateTable('applicants').set({ mobile: '13800138109' }).where('id', '=', id).execute();
    expect(await outcome(forgot({ area: '86', mobile: '13800138109' }))).toBe('done');
    expect(await portal.lastMessage('13800138109')).toBeUndefined();
  });
});

async function codeTo(email: string) {
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'change' });
  return portal.lastCode(email);
}
const signIn = (account: string, password: string) => portal.call(login, { account, password });
const takeBack = (token: string, password = newPassword) => portal.call(takeBackAddress, { token, password });
let numbers = 13800138200;
const newNumber = () => String((numbers += 1));
let addresses = 0;
const newAddress = () => `another${(addresses += 1)}@example.com`;

describe('another address', () => {
  it.each([
    ['nothing', {}, 'ownerUnconfirmed'],
    ['a wrong password', { old_password: 'Wrong2026' }, 'wrongCredentials'],
    ['a wrong code', { old_code: '000000' }, 'oldCodeWrong'],
    ['the password', byPassword, 'done'],
  ])('is taken with %s: %s', async (_, owner, expected) => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    expect(await outcome(changeEmail(newAddress(), token, owner))).toBe(expected);
    expect(await outcome(changeMobile(newNumber(), token, owner))).toBe(expected);
    const isKept = (await portal.as({ token }).call(home, {})).user_info.email === email;
    expect(isKept).toBe(expected !== 'done');
  });

  it('is taken with a code from the present one, which is used up by that alone', async () => {
    const otherOwner = await buildApplicant(server.ownerDb, project);
    const { token, email } = await buildApplicant(server.ownerDb, project);
    const old_code = await codeTo(email);
    const next = newAddress();
    expect(await refused(changeEmail(otherOwner.email, token, { old_code }))).toBe('accountTaken');
    expect(await refused(change({ kind: 'email', email: next, code: '000000', old_code }, token))).toBe('codeWrong');
    expect(await outcome(changeEmail(next, token, { old_code }))).toBe('done');
    expect(await refused(changeEmail(newAddress(), token, { old_code }))).toBe('oldCodeWrong');
  });

  it('is not taken with a code that proves the new one, nor with one from somebody else', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    const other = await buildApplicant(server.ownerDb, project);
    expect(await refused(changeEmail(newAddress(), token, { old_code: await codeTo(other.email) }))).toBe(
      'oldCodeWrong',
    );
  });

  it('needs no more of a temporary user, who has neither', async () => {
    const { token, id } = await buildApplicant(server.ownerDb, project, { temporary: true });
    const nothing = { email: null, email_key: null, email_confirmed_at: null, password_hash: null };
    await server.ownerDb.updateTable('applicants').set(nothing).where('id', '=', id).execute();
    expect(await outcome(changeMobile(newNumber(), token, {}))).toBe('done');
    expect(await refused(changeMobile(newNumber(), token, {}))).toBe('ownerUnconfirmed');
  });
});

describe('a change that was not the owner’s', () => {
  it('is taken back by the link: the address, no sessions, a new password', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    const theirs = newAddress();
    await changeEmail(theirs, token);
    const link = await portal.lastToken(email);
    expect(await portal.call(findAddressChange, { token: link })).toMatchObject({
      kind: 'email',
      address: email,
      asks_password: true,
    });
    expect(await refused(takeBack(link, 'short'))).toBe('passwordWeak');
    await forgot({ email: theirs });
    const theirLink = await portal.lastToken(theirs);
    await takeBack(link);
    expect(await refused(portal.as({ token }).call(home, {}))).toBe('notSignedIn');
    expect(await refused(signIn(email, toyPassword))).toBe('wrongCredentials');
    expect(await refused(signIn(theirs, toyPassword))).toBe('wrongCredentials');
    expect(await refused(reset({ token: theirLink, password: toyPassword }))).toBe('linkBroken');
    expect(await signIn(email, newPassword)).toMatchObject({ email });
    expect(await refused(takeBack(link))).toBe('linkBroken');
  });

  it('undoes every other change of the last days, in any order', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    const [own, first, second] = [newNumber(), newNumber(), newNumber()];
    await changeMobile(own, token);
    const after = new Date(frozenNow.getTime() + 49 * 3_600_000);
    server.clock.set(after);
    await changeMobile(first, token);
    const mailed = await portal.lastToken(email);
    server.clock.set(new Date(after.getTime() + 60_000));
    await changeEmail(newAddress(), token);
    await changeMobile(second, token);
    const theirs = await portal.lastToken(first);
    expect(await portal.lastToken(own)).not.toBe(mailed);
    await takeBack(mailed);
    expect(await signIn(own, newPassword)).toMatchObject({ email, mobile: own });
    expect(await refused(takeBack(theirs))).toBe('linkBroken');
    server.clock.set(frozenNow);
  });

  it('can be taken back for two days', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    await changeEmail(newAddress(), token);
    const link = await portal.lastToken(email);
    server.clock.set(new Date(frozenNow.getTime() + 48 * 3_600_000));
    expect(await refused(portal.call(findAddressChange, { token: link }))).toBe('linkBroken');
    server.clock.set(new Date(frozenNow.getTime() + 48 * 3_600_000 - 1000));
    expect(await outcome(takeBack(link))).toBe('done');
    server.clock.set(frozenNow);
  });

  it('is taken back once, by one of two, and in its own project', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    await changeEmail(newAddress(), token);
    const link = await portal.lastToken(email);
    const other = await buildProject(server.ownerDb, { slug: 'address-change-other' });
    const there = openTestPortal(server, other).call(takeBackAddress, { token: link, password: newPassword });
    expect(await refused(there)).toBe('linkBroken');
    const both = await Promise.all([outcome(takeBack(link)), outcome(takeBack(link))]);
    expect(both.toSorted()).toEqual(['done', 'linkBroken']);
  });

  it('cannot take an address that is somebody else’s by now', async () => {
    const { token, email } = await buildApplicant(server.ownerDb, project);
    await changeEmail(newAddress(), token);
    const link = await portal.lastToken(email);
    await buildApplicant(server.ownerDb, project, { email });
    expect(await refused(takeBack(link))).toBe('accountTaken');
  });
});
