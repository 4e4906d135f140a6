import type { InputOf } from '@portico/contract/route';
import { home, login } from '@portico/contract/accounts';
import { checkCode, sendMailCode, sendSms } from '@portico/contract/proofs';
import { activate, amend, register, registerFields, sendActivation } from '@portico/contract/registration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcome, refusal, refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestPortal } from '../../../testing/test-portal.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject, type ToyProject, toyText } from '../../../testing/toys/toy-tenants.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let project: ToyProject;
let portal: ReturnType<typeof openTestPortal>;

beforeAll(async () => {
  server = await openTestServer();
  project = await buildProject(server.ownerDb, {
    slug: 'registering',
    loginMethods: ['password', 'sms_code', 'mail_code'],
  });
  portal = openTestPortal(server, project);
});
afterAll(() => server.close());

const password = 'Mountain-river7';
const signIn = (fields: object) => portal.send(login, fields);

async function registerByMail(email: string, changes: object = {}) {
  const proof = await portal.humanProof();
  return portal.send(register, {
    method: 'email',
    name: 'New Person',
    email,
    password,
    ...proof,
    ...changes,
  });
}

async function sendCode(mobile: string, purpose: InputOf<typeof sendSms>['purpose'], area = '86') {
  return portal.call(sendSms, { ...(await portal.humanProof()), area, mobile, purpose });
}

describe('registering by mail', () => {
  it('makes an account that its mail activates, once', async () => {
    expect(await registerByMail('one@example.com')).toMatchObject({ state: 'mail_sent', session: null });
    expect(await refused(signIn({ account: 'one@example.com', password }))).toBe('notActivated');
    const token = await portal.lastToken('one@example.com');
    const follow = () => portal.call(activate, { token, password });
    expect(await follow()).toMatchObject({ account: 'one@example.com' });
    expect(await refused(follow())).toBe('alreadyActivated');
    expect(await outcome(signIn({ account: 'ONE@example.com', password }))).toBe('done');
  });

  it('is activated as well by signing in with a code from the same mailbox, elsewhere without the password', async () => {
    await registerByMail('proved@example.com');
    const proof = await portal.humanProof();
    await portal.call(sendMailCode, { ...proof, email: 'proved@example.com', purpose: 'login' });
    const code = await portal.lastCode('proved@example.com');
    expect(await outcome(signIn({ method: 'mail_code', email: 'proved@example.com', code }))).toBe('done');
    expect(await refused(signIn({ account: 'proved@example.com', password }))).toBe('wrongCredentials');
  });

  it('says that an address is registered', async () => {
    await registerByMail('two@example.com');
    expect(await refused(registerByMail('Two@Example.com'))).toBe('accountTaken');
  });

  it('makes one account of many requests at once, whatever the case and the form of the letters', async () => {
    const forms = [
      'rush@example.com',
      'RUSH@example.com',
      'Rush@Example.Com',
      'ｒｕｓｈ@example.com',
      ' rush@example.com ',
    ];
    const answers = await Promise.all([...forms, ...forms].map((email) => outcome(registerByMail(email))));
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'accountTaken')).toHaveLength(9);
    const rows = await server.ownerDb
      .selectFrom('applicants')
      .select('id')
      .where('email_key', '=', 'rush@example.com')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it.each([
    [{ password: 'short' }, 'passwordWeak'],
    [{ password: 'alllowercase1' }, 'passwordWeak'],
    [{ password: 'Password1' }, 'passwordCommon'],
    [{ email: 'no address' }, 'emailWrong'],
    [{ captcha: 'wrong' }, 'captchaWrong'],
    [{ challenge: 'made up' }, 'captchaWrong'],
    [{ name: '' }, 'malformed'],
    [{ name: 'x'.repeat(100_000) }, 'malformed'],
    [{ name: 'x'.repeat(61) }, 'nameWrong'],
    [{ name: 'Ann\nYour account is blocked' }, 'nameWrong'],
    [{ name: 'see www.evil.example' }, 'nameWrong'],
    [{ method: 'fax' }, 'malformed'],
    [{ fields: '{' }, 'malformed'],
    [{ fields: '[1]' }, 'malformed'],
  ])('refuses %o, and nothing is half-done', async (changes, expected) => {
    const before = await server.ownerDb.selectFrom('applicants').select('id').execute();
    expect(await outcome(registerByMail(`refused-${expected}@example.com`, changes))).toBe(expected);
    expect(await server.ownerDb.selectFrom('applicants').select('id').execute()).toHaveLength(before.length);
  });

  it('sends the link again to whoever waits for it, and answers all alike', async () => {
    await registerByMail('again@example.com');
    const first = await portal.lastToken('again@example.com');
    const resend = async (email: string) => portal.call(sendActivation, { ...(await portal.humanProof()), email });
    const knownAnswer = await resend('again@example.com');
    expect(await resend('nobody@example.com')).toEqual(knownAnswer);
    const second = await portal.lastToken('again@example.com');
    expect(second).not.toBe(first);
    expect(await refusal(portal.call(activate, { token: first }))).toMatchObject({ error: 'linkBroken', data: null });
    server.clock.set(new Date(frozenNow.getTime() + 49 * 3_600_000));
    const over = await refusal(portal.call(activate, { token: second, password }));
    expect(over).toMatchObject({ error: 'linkBroken', data: { account: 'again@example.com' } });
    server.clock.set(frozenNow);
    expect(await outcome(portal.call(activate, { token: second, password }))).toBe('done');
    expect(await portal.lastMessage('nobody@example.com')).toBeUndefined();
  });

  it('sends the link to one address ten times a day for whoever asks, thirty times for all and then hourly, known or not', async () => {
    const sentTo = async (email: string, times: number, address?: string) => {
      const resend = async () => portal.call(sendActivation, { ...(await portal.humanProof()), email }, { address });
      const answers = await Promise.all(Array.from({ length: times }, () => outcome(resend())));
      expect(answers).toContain('tooMany');
      return answers.filter((answer) => answer === 'done').length;
    };
    await registerByMail('often@example.com');
    expect(await sentTo('often@example.com', 11, '192.0.2.10')).toBe(10);
    // The registration mail counts as well.
    expect(await sentTo('often@example.com', 21)).toBe(20);
    expect(await sentTo('nobody-often@example.com', 11, '192.0.2.10')).toBe(10);
    expect(await sentTo('nobody-often@example.com', 22)).toBe(21);
  });

  it('is another person in another project', async () => {
    const other = await buildProject(server.ownerDb, { slug: 'registering-too' });
    await buildApplicant(server.ownerDb, other, { email: 'both@example.com' });
    expect(await outcome(registerByMail('both@example.com'))).toBe('done');
  });
});

describe('registering by mobile', () => {
  const registerByMobile = (mobile: string, code: string, changes: object = {}) =>
    portal.send(register, {
      method: 'mobile',
      name: 'Mobile Person',
      area: '86',
      mobile,
      code,
      password,
      ...changes,
    });

  it('makes an account with the code that was sent, and signs in', async () => {
    expect(await sendCode('13800138001', 'register')).toMatchObject({ wait: 60 });
    const code = await portal.lastCode('13800138001');
    await portal.call(checkCode, { area: '86', mobile: '13800138001', purpose: 'register', code });
    const answer = await registerByMobile('13800138001', code);
    expect(answer).toMatchObject({ state: 'active', session: { mobile: '13800138001' } });
    expect(await outcome(portal.as({ token: answer.session?.token }).call(home, {}))).toBe('done');
    expect(await refused(registerByMobile('13800138001', code))).toBe('codeWrong');
  });

  it('takes a number of another country with its dialling code', async () => {
    expect(await outcome(sendCode('5123 4567', 'register', '852'))).toBe('done');
    const code = await portal.lastCode('+85251234567');
    expect(await outcome(registerByMobile('51234567', code, { area: '852' }))).toBe('done');
    expect(await outcome(signIn({ account: '+852 5123 4567', password }))).toBe('done');
  });

  it.each(['123', '12800138000', '138001380011'])('refuses the number %s', async (mobile) => {
    expect(await refused(sendCode(mobile, 'register'))).toBe('mobileWrong');
  });

  it('waits a minute between two codes', async () => {
    await sendCode('13800138002', 'register');
    expect(await refused(sendCode('13800138002', 'register'))).toBe('tooSoon');
  });
});

describe('a project’s own questions', () => {
  it('must be answered, and only they are kept', async () => {
    const fields = [
      { field: 'school', name: toyText('School'), required: true, options: [] },
      { field: 'degree', name: toyText('Degree'), required: false, options: [{ value: 'ba', label: toyText('BA') }] },
    ];
    const asking = await buildProject(server.ownerDb, { slug: 'asking', registerFields: fields });
    const there = openTestPortal(server, asking);
    expect(await there.call(registerFields, {})).toMatchObject({ generated: false, fields });
    const attempt = async (email: string, answers: Record<string, string>) =>
      there.call(register, {
        ...(await there.humanProof()),
        method: 'email',
        name: 'X',
        email,
        password,
        fields: answers,
      });
    expect(await refused(attempt('q1@example.com', {}))).toBe('fieldMissing');
    expect(await refused(attempt('q2@example.com', { school: 'A', degree: 'phd' }))).toBe('malformed');
    expect(await outcome(attempt('q3@example.com', { school: 'A', degree: 'ba', other: 'x' }))).toBe('done');
    const row = await server.ownerDb
      .selectFrom('applicants')
      .select('profile')
      .where('email_key', '=', 'q3@example.com')
      .executeTakeFirst();
    expect(row?.profile).toEqual({ school: 'A', degree: 'ba' });
  });
});

describe('generated credentials', () => {
  it('are shown once, keep the rule, and are to be changed', async () => {
    const making = await buildProject(server.ownerDb, { slug: 'making', generates: true, loginMethods: ['password'] });
    const there = openTestPortal(server, making);
    await there.call(sendSms, {
      ...(await there.humanProof()),
      area: '86',
      mobile: '13800138003',
      purpose: 'register',
    });
    const code = await there.lastCode('13800138003');
    const answer = await there.call(register, {
      method: 'mobile',
      name: 'G',
      area: '86',
      mobile: '13800138003',
      code,
    });
    const { account, password: made } = answer.credentials ?? { account: '', password: '' };
    expect(answer.session?.must_change_password).toBe(true);
    const signedIn = await there.call(login, { account, password: made });
    expect(signedIn).toMatchObject({ must_change_password: true });
    const person = async () => (await there.as(signedIn).call(home, {})).user_info;
    expect(await person()).toMatchObject({ must_change_password: true });
    const change = { kind: 'password', old_password: made, password } as const;
    expect(await outcome(there.as(signedIn).call(amend, change))).toBe('done');
    expect(await person()).toMatchObject({ must_change_password: false });
    expect(await there.call(login, { account, password })).toMatchObject({
      must_change_password: false,
    });
  });
});

describe('links in mails', () => {
  it('begin with the address of the settings, whatever the request says', async () => {
    const body = new URLSearchParams({
      project_id: project.id,
      method: 'email',
      name: 'H',
      email: 'host@example.com',
      password,
      ...(await portal.humanProof()),
    });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    await portal.fetch(register.path, { method: 'POST', body, headers });
    const mail = await portal.lastMessage('host@example.com');
    expect(mail?.text).toMatch(/http:\/\/localhost:8080\/apply\/registering\/\?lang=(sc|en)#\/email\?token=/);
    expect(mail?.html).not.toContain('evil.example');
  });
});
