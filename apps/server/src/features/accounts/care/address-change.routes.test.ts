import type { InputOf } from '@portico/contract/route';
import { sendMailCode, sendSms } from '@portico/contract/proofs';
import { amend, forgotPassword, resetPassword } from '@portico/contract/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refused } from '../../../testing/client.ts';
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

async function changeEmail(email: string, token: string) {
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'amend' });
  return change({ kind: 'email', email, code: await portal.lastCode(email) }, token);
}

async function changeMobile(mobile: string, token: string) {
  const proof = await portal.humanProof();
  await portal.call(sendSms, { ...proof, area: '86', mobile, purpose: 'amend' });
  return change({ kind: 'mobile', area: '86', mobile, code: await portal.lastCode(mobile) }, token);
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
    const wanted = { kind: 'password', old_password: toyPassword, password: newPassword };
    expect(await outcome(change(wanted, token))).toBe('done');
    expect(await refused(reset({ token: link, password: 'Another-river8' }))).toBe('linkBroken');
  });
});

describe('the old address', () => {
  it('is told by mail of the new one, without naming it', async () => {
    const { email, token } = await buildApplicant(server.ownerDb, project);
    await changeEmail('told-of@example.com', token);
    const told = await portal.lastMessage(email);
    expect(told).toMatchObject({ purpose: 'address-changed' });
    expect(told?.text).not.toContain('told-of@example.com');
  });

  it('is told by SMS where it is a number', async () => {
    const { token } = await buildApplicant(server.ownerDb, project);
    expect(await outcome(changeMobile('13800138101', token))).toBe('done');
    expect(await outcome(changeMobile('13800138102', token))).toBe('done');
    expect(await portal.lastMessage('13800138101')).toMatchObject({ channel: 'sms', purpose: 'address-changed' });
  });

  it('hears nothing of a change that failed', async () => {
    const taken = await buildApplicant(server.ownerDb, project);
    const { email, token } = await buildApplicant(server.ownerDb, project);
    expect(await refused(changeEmail(taken.email, token))).toBe('accountTaken');
    expect(await portal.lastMessage(email)).toBeUndefined();
  });
});

describe('a temporary user', () => {
  it('gets no password by link, code or change, and no mail address', async () => {
    const { email, token, id } = await buildApplicant(server.ownerDb, project, { temporary: true });
    const { email: known } = await buildApplicant(server.ownerDb, project);
    expect(await forgot({ email })).toEqual(await forgot({ email: known }));
    expect(await portal.lastMessage(email)).toBeUndefined();
    expect(await refused(changeEmail('temporary@example.com', token))).toBe('notOffered');
    const wanted = { kind: 'password', old_password: toyPassword, password: newPassword };
    expect(await refused(change(wanted, token))).toBe('notOffered');
    await server.ownerDb.updateTable('applicants').set({ mobile: '13800138109' }).where('id', '=', id).execute();
    expect(await outcome(forgot({ area: '86', mobile: '13800138109' }))).toBe('done');
    expect(await portal.lastMessage('13800138109')).toBeUndefined();
  });
});
