import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyPassword } from '../../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.keeper, { slug: 'address-change', loginMethods: ['password', 'sms_code'] });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const newPassword = 'Mountain-river7';
const amend = (fields: Record<string, string>, token: string) => portal.post('/v1/enroll/account/amend', fields, token);
const reset = (fields: Record<string, string>) => portal.post('/v1/enroll/account/reset_pwd', fields);
const forgot = async (fields: Record<string, string>) =>
  portal.post('/v1/enroll/account/retriever_password', { ...(await portal.humanProof()), ...fields });

async function changeEmail(email: string, token: string) {
  await portal.post('/v1/system/send_mail_code', { ...(await portal.humanProof()), email, purpose: 'amend' });
  return amend({ kind: 'email', email, code: await portal.lastCode(email) }, token);
}

async function changeMobile(mobile: string, token: string) {
  const proof = await portal.humanProof();
  await portal.post('/v1/public/sendsms', { ...proof, area: '86', mobile, purpose: 'amend' });
  return amend({ kind: 'mobile', area: '86', mobile, code: await portal.lastCode(mobile) }, token);
}

describe('an open link', () => {
  it('is void once the address is another', async () => {
    const { email, token } = await buildApplicant(server.keeper, project);
    await forgot({ email });
    const link = await portal.lastToken(email);
    expect(await changeEmail('moved@example.com', token)).toMatchObject({ status: 200 });
    expect(await reset({ token: link, password: newPassword })).toMatchObject({ status: 4103 });
  });

  it('is void once the password is another', async () => {
    const { email, token } = await buildApplicant(server.keeper, project);
    await forgot({ email });
    const link = await portal.lastToken(email);
    const change = { kind: 'password', old_password: toyPassword, password: newPassword };
    expect(await amend(change, token)).toMatchObject({ status: 200 });
    expect(await reset({ token: link, password: 'Another-river8' })).toMatchObject({ status: 4103 });
  });
});

describe('the old address', () => {
  it('is told by mail of the new one, without naming it', async () => {
    const { email, token } = await buildApplicant(server.keeper, project);
    await changeEmail('told-of@example.com', token);
    const told = await portal.lastMessage(email);
    expect(told).toMatchObject({ purpose: 'address-changed' });
    expect(told?.text).not.toContain('told-of@example.com');
  });

  it('is told by SMS where it is a number', async () => {
    const { token } = await buildApplicant(server.keeper, project);
    expect(await changeMobile('13800138101', token)).toMatchObject({ status: 200 });
    expect(await changeMobile('13800138102', token)).toMatchObject({ status: 200 });
    expect(await portal.lastMessage('13800138101')).toMatchObject({ channel: 'sms', purpose: 'address-changed' });
  });

  it('hears nothing of a change that failed', async () => {
    const taken = await buildApplicant(server.keeper, project);
    const { email, token } = await buildApplicant(server.keeper, project);
    expect(await changeEmail(taken.email, token)).toMatchObject({ status: 4092 });
    expect(await portal.lastMessage(email)).toBeUndefined();
  });
});

describe('a temporary user', () => {
  it('gets no password by link, code or change, and no mail address', async () => {
    const { email, token, id } = await buildApplicant(server.keeper, project, { temporary: true });
    const { email: known } = await buildApplicant(server.keeper, project);
    expect(await forgot({ email })).toEqual(await forgot({ email: known }));
    expect(await portal.lastMessage(email)).toBeUndefined();
    expect(await changeEmail('temporary@example.com', token)).toMatchObject({ status: 4032 });
    const change = { kind: 'password', old_password: toyPassword, password: newPassword };
    expect(await amend(change, token)).toMatchObject({ status: 4032 });
    await server.keeper.updateTable('applicants').set({ mobile: '13800138109' }).where('id', '=', id).execute();
    expect(await forgot({ area: '86', mobile: '13800138109' })).toMatchObject({ status: 200 });
    expect(await portal.lastMessage('13800138109')).toBeUndefined();
  });
});
