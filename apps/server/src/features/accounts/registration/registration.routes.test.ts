import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyText } from '../../../testing/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.keeper, {
    slug: 'registering',
    loginMethods: ['password', 'sms_code', 'mail_code'],
  });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const password = 'Mountain-river7';
const login = (fields: Record<string, string>) => portal.post('/v1/enroll/account/login', fields);

async function registerByMail(email: string, changes: Record<string, string> = {}) {
  const proof = await portal.humanProof();
  return portal.post('/v1/enroll/account/register', {
    method: 'email',
    name: 'New Person',
    email,
    password,
    ...proof,
    ...changes,
  });
}

async function sendSms(mobile: string, purpose: string, area = '86') {
  return portal.post('/v1/public/sendsms', { ...(await portal.humanProof()), area, mobile, purpose });
}

describe('registering by mail', () => {
  it('makes an account that its mail activates, once', async () => {
    expect(await registerByMail('one@example.com')).toMatchObject({
      status: 200,
      data: { state: 'mail_sent', session: null },
    });
    expect(await login({ account: 'one@example.com', password })).toMatchObject({ status: 4012 });
    const token = await portal.lastToken('one@example.com');
    const activate = () => portal.post('/v1/enroll/account/active_email', { token });
    expect(await activate()).toMatchObject({ status: 200, data: { account: 'one@example.com' } });
    expect(await activate()).toMatchObject({ status: 4104 });
    expect(await login({ account: 'ONE@example.com', password })).toMatchObject({ status: 200 });
  });

  it('is activated as well by signing in with a code from the same mailbox', async () => {
    await registerByMail('proved@example.com');
    const proof = await portal.humanProof();
    await portal.post('/v1/system/send_mail_code', { ...proof, email: 'proved@example.com', purpose: 'login' });
    const code = await portal.lastCode('proved@example.com');
    expect(await login({ method: 'mail_code', email: 'proved@example.com', code })).toMatchObject({ status: 200 });
    expect(await login({ account: 'proved@example.com', password })).toMatchObject({ status: 200 });
  });

  it('says that an address is registered', async () => {
    await registerByMail('two@example.com');
    expect(await registerByMail('Two@Example.com')).toMatchObject({ http: 200, status: 4092 });
  });

  it('makes one account of many requests at once, whatever the case and the form of the letters', async () => {
    const forms = [
      'rush@example.com',
      'RUSH@example.com',
      'Rush@Example.Com',
      'ｒｕｓｈ@example.com',
      ' rush@example.com ',
    ];
    const answers = await Promise.all([...forms, ...forms].map((email) => registerByMail(email)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 4092)).toHaveLength(9);
    const rows = await server.keeper
      .selectFrom('applicants')
      .select('id')
      .where('email_key', '=', 'rush@example.com')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ password: 'short' }, 4002],
    [{ password: 'alllowercase1' }, 4002],
    [{ password: 'Password1' }, 4003],
    [{ email: 'no address' }, 4006],
    [{ captcha: 'wrong' }, 4101],
    [{ challenge: 'made up' }, 4101],
    [{ name: '' }, 400],
    [{ name: 'x'.repeat(100_000) }, 400],
    [{ name: 'x'.repeat(61) }, 4009],
    [{ name: 'Ann\nYour account is blocked' }, 4009],
    [{ name: 'see www.evil.example' }, 4009],
    [{ method: 'fax' }, 400],
    [{ fields: '{' }, 400],
    [{ fields: '[1]' }, 400],
  ])('refuses %o, and nothing is half-done', async (changes, status) => {
    const before = await server.keeper.selectFrom('applicants').select('id').execute();
    expect(await registerByMail(`refused-${status}@example.com`, changes)).toMatchObject({ status });
    expect(await server.keeper.selectFrom('applicants').select('id').execute()).toHaveLength(before.length);
  });

  it('sends the link again to whoever waits for it, and answers all alike', async () => {
    await registerByMail('again@example.com');
    const first = await portal.lastToken('again@example.com');
    const resend = async (email: string) =>
      portal.post('/v1/enroll/account/send_active_email', { ...(await portal.humanProof()), email });
    const known = await resend('again@example.com');
    expect(await resend('nobody@example.com')).toEqual(known);
    const second = await portal.lastToken('again@example.com');
    expect(second).not.toBe(first);
    expect(await portal.post('/v1/enroll/account/active_email', { token: first })).toMatchObject({ status: 4103 });
    expect(await portal.post('/v1/enroll/account/active_email', { token: second })).toMatchObject({ status: 200 });
    expect(await portal.lastMessage('nobody@example.com')).toBeUndefined();
  });

  it('sends the link to one address ten times a day at most, known or not', async () => {
    for (const email of ['often@example.com', 'nobody-often@example.com']) {
      if (email.startsWith('often')) await registerByMail(email);
      const resend = async () =>
        portal.post('/v1/enroll/account/send_active_email', { ...(await portal.humanProof()), email });
      const answers = await Promise.all(Array.from({ length: 11 }, resend));
      expect(answers.some(({ http }) => http === 429)).toBe(true);
    }
  });

  it('is another person in another project', async () => {
    const other = await buildProject(server.keeper, { slug: 'registering-too' });
    await buildApplicant(server.keeper, other, { email: 'both@example.com' });
    expect(await registerByMail('both@example.com')).toMatchObject({ status: 200 });
  });
});

describe('registering by mobile', () => {
  const register = (mobile: string, code: string, changes: Record<string, string> = {}) =>
    portal.post('/v1/enroll/account/register', {
      method: 'mobile',
      name: 'Mobile Person',
      area: '86',
      mobile,
      code,
      password,
      ...changes,
    });

  it('makes an account with the code that was sent, and signs in', async () => {
    expect(await sendSms('13800138001', 'register')).toMatchObject({ status: 200, data: { wait: 60 } });
    const code = await portal.lastCode('13800138001');
    expect(
      await portal.post('/v1/public/verificationCode', { mobile: '13800138001', purpose: 'register', code }),
    ).toMatchObject({ status: 200 });
    const answer = await register('13800138001', code);
    expect(answer).toMatchObject({ status: 200, data: { state: 'active', session: { mobile: '13800138001' } } });
    expect(await portal.get('/v1/enroll/apply/home', {}, answer.data.session.token)).toMatchObject({ status: 200 });
    expect(await register('13800138001', code)).toMatchObject({ status: 4102 });
  });

  it('takes a number of another country with its dialling code', async () => {
    expect(await sendSms('5123 4567', 'register', '852')).toMatchObject({ status: 200 });
    const code = await portal.lastCode('+85251234567');
    expect(await register('51234567', code, { area: '852' })).toMatchObject({ status: 200 });
    expect(await login({ account: '+852 5123 4567', password })).toMatchObject({ status: 200 });
  });

  it.each(['123', '12800138000', '138001380011'])('refuses the number %s', async (mobile) => {
    expect(await sendSms(mobile, 'register')).toMatchObject({ status: 4005 });
  });

  it('waits a minute between two codes', async () => {
    await sendSms('13800138002', 'register');
    expect(await sendSms('13800138002', 'register')).toMatchObject({ status: 4291 });
  });
});

describe('a project’s own questions', () => {
  it('must be answered, and only they are kept', async () => {
    const fields = [
      { field: 'school', name: toyText('School'), required: true, options: [] },
      { field: 'degree', name: toyText('Degree'), required: false, options: [{ value: 'ba', label: toyText('BA') }] },
    ];
    const asking = await buildProject(server.keeper, { slug: 'asking', registerFields: fields });
    const there = openTestPortal(server, asking);
    expect(await there.get('/v1/enroll/apply/getRegisterField')).toMatchObject({ data: { generated: false, fields } });
    const attempt = async (email: string, answers: object) =>
      there.post('/v1/enroll/account/register', {
        ...(await there.humanProof()),
        method: 'email',
        name: 'X',
        email,
        password,
        fields: JSON.stringify(answers),
      });
    expect(await attempt('q1@example.com', {})).toMatchObject({ status: 4007 });
    expect(await attempt('q2@example.com', { school: 'A', degree: 'phd' })).toMatchObject({ status: 400 });
    expect(await attempt('q3@example.com', { school: 'A', degree: 'ba', other: 'x' })).toMatchObject({ status: 200 });
    const row = await server.keeper
      .selectFrom('applicants')
      .select('profile')
      .where('email_key', '=', 'q3@example.com')
      .executeTakeFirst();
    expect(row?.profile).toEqual({ school: 'A', degree: 'ba' });
  });
});

describe('generated credentials', () => {
  it('are shown once, keep the rule, and are to be changed', async () => {
    const making = await buildProject(server.keeper, { slug: 'making', generates: true, loginMethods: ['password'] });
    const there = openTestPortal(server, making);
    await there.post('/v1/public/sendsms', {
      ...(await there.humanProof()),
      area: '86',
      mobile: '13800138003',
      purpose: 'register',
    });
    const code = await there.lastCode('13800138003');
    const answer = await there.post('/v1/enroll/account/register', {
      method: 'mobile',
      name: 'G',
      area: '86',
      mobile: '13800138003',
      code,
    });
    const { account, password: made } = answer.data.credentials;
    expect(answer.data.session.must_change_password).toBe(true);
    const signedIn = await there.post('/v1/enroll/account/login', { account, password: made });
    expect(signedIn).toMatchObject({ status: 200, data: { must_change_password: true } });
    const home = async () => (await there.get('/v1/enroll/apply/home', {}, signedIn.data.token)).data.user_info;
    expect(await home()).toMatchObject({ must_change_password: true });
    const change = { kind: 'password', old_password: made, password };
    expect(await there.post('/v1/enroll/account/amend', change, signedIn.data.token)).toMatchObject({ status: 200 });
    expect(await home()).toMatchObject({ must_change_password: false });
    expect(await there.post('/v1/enroll/account/login', { account, password })).toMatchObject({
      data: { must_change_password: false },
    });
  });
});

describe('links in mails', () => {
  it('begin with the address of the settings, whatever the request says', async () => {
    const proof = await portal.humanProof();
    await server.app.inject({
      method: 'POST',
      url: '/v1/enroll/account/register',
      payload: new URLSearchParams({
        project_id: project.id,
        method: 'email',
        name: 'H',
        email: 'host@example.com',
        password,
        ...proof,
      }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    });
    const mail = await portal.lastMessage('host@example.com');
    expect(mail?.text).toContain('http://localhost:8080/apply/registering/#/email?token=');
    expect(mail?.html).not.toContain('evil.example');
  });
});
