import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser, ids } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const register = '/v1/enroll/account/register';
const fields = '/v1/enroll/apply/getRegisterField';
const school = { field: 'school', name: { sc: '学校', tc: '學校', en: 'School' }, required: true, options: [] };
const byMail = { data: { methods: ['email'], generated: false, fields: [school] } };
const byMobile = { data: { methods: ['mobile'], generated: true, fields: [] } };
const session = { ...buildUser(), ...ids, token: 'secret', must_change_password: true };
const home = { data: { user_info: buildUser(), home_page_config: buildPageConfig([]) } };

async function fillMail() {
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Li Ming');
  await userEvent.type(screen.getByLabelText(/^Email/), 'li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/^School/), 'North School');
  await userEvent.type(screen.getByLabelText(/^Password \*|^Password\*/), 'Harbour7Lantern');
  await userEvent.type(screen.getByLabelText(/^Password again/), 'Harbour7Lantern');
  await userEvent.click(screen.getByRole('checkbox'));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));

test('what is missing is said beside each field, and the first is focused', async () => {
  const calls = fakeServer({ ...captchaAnswer, [fields]: byMail });
  renderPortal('/register');
  await screen.findByLabelText(/^Name/);
  await send();
  for (const words of [
    'Please enter your name.',
    'Please enter your email address.',
    'This field is required.',
    'Please enter a password.',
    /^Please check the known items first/,
  ])
    await screen.findByText(words);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Name/));
  expect(calls.some(({ path }) => path === register)).toBe(false);
});

test('registering by mail ends with the mail that is on its way', async () => {
  const sent = { data: { state: 'mail_sent', session: null, credentials: null } };
  const calls = fakeServer({ ...captchaAnswer, [fields]: byMail, [register]: sent });
  renderPortal('/register');
  await fillMail();
  await send();
  await screen.findByRole('heading', { name: 'Please check your mail' });
  await screen.findByText('The mail may be in the spam folder.');
  const body = new URLSearchParams(calls.find(({ path }) => path === register)?.body);
  expect(Object.fromEntries(body)).toMatchObject({
    method: 'email',
    name: 'Li Ming',
    fields: '{"school":"North School"}',
    work: expect.stringMatching(/^\d+$/),
    password: 'Harbour7Lantern',
  });
});

test('it is sent again by one press, and a wrong address corrected without typing the rest again', async () => {
  const again = '/v1/enroll/account/send_active_email';
  const sent = { data: { state: 'mail_sent', session: null, credentials: null } };
  const calls = fakeServer({ ...captchaAnswer, [fields]: byMail, [register]: sent, [again]: {} });
  renderPortal('/register');
  await fillMail();
  await send();
  await userEvent.click(await screen.findByRole('button', { name: 'Send it again' }));
  await screen.findByText(/a new link is on its way/);
  expect(new URLSearchParams(calls.find(({ path }) => path === again)?.body).get('email')).toBe('li.ming@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Correct the address' }));
  const email = screen.getByLabelText(/^Email/);
  expect(document.activeElement).toBe(email);
  await userEvent.clear(email);
  await userEvent.type(email, 'li.ming@example.com');
  await send();
  await screen.findByText(/has been sent to li.ming@example.com/);
  const bodies = calls.filter(({ path }) => path === register).map(({ body }) => new URLSearchParams(body));
  expect(bodies.map((body) => body.get('password'))).toEqual(['Harbour7Lantern', 'Harbour7Lantern']);
  expect(bodies.map((body) => body.get('email'))).toEqual(['li.ming@example.org', 'li.ming@example.com']);
});

test.each([
  [
    { status: 4092, message: 'This email has been registered. Please sign in, or use another one.' },
    /has been registered/,
  ],
  [{ status: 4003, message: 'This password is among those that are tried first.' }, /tried first\.$/],
  [{ status: 4007, message: 'Required fields cannot be empty' }, 'Failed to creat an account...'],
  [undefined, /network cannot be reached/],
])('a refusal %o is said where it belongs, and what was typed stays', async (answer, words) => {
  fakeServer({ ...captchaAnswer, [fields]: byMail, ...(answer === undefined ? {} : { [register]: answer }) });
  renderPortal('/register');
  await fillMail();
  await send();
  await screen.findByText(words);
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Li Ming');
});

test('the rules of a password are ticked while it is typed', async () => {
  fakeServer({ ...captchaAnswer, [fields]: byMail });
  renderPortal('/register');
  const rule = async () => (await screen.findByText('at least 8 characters')).textContent;
  expect(await rule()).toContain('not yet met');
  await userEvent.type(screen.getByLabelText(/^Password \*|^Password\*/), 'abcdefgh');
  expect(await rule()).not.toContain('not yet met');
});

test('generated credentials are shown once', async () => {
  const credentials = { account: '13800138000', password: 'Xk4tQ9mWz2Lp' };
  fakeServer({
    ...captchaAnswer,
    [fields]: byMobile,
    '/v1/public/sendsms': { data: { wait: 60 } },
    [register]: { data: { state: 'active', session, credentials } },
    '/v1/enroll/apply/home': home,
  });
  renderPortal('/register');
  await userEvent.type(await screen.findByLabelText(/^Name/), 'Li Ming');
  const mobile = screen.getByLabelText(/^Mobile number/);
  await userEvent.type(mobile, '138x0013800');
  expect(mobile).toHaveProperty('value', '1380013800');
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  await screen.findByText(/^Please enter an 11-digit mobile number\./);
  await userEvent.type(mobile, '0');
  await send();
  await screen.findByText('Xk4tQ9mWz2Lp');
  expect(location.hash).toBe('#/success');
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  await userEvent.click(screen.getByRole('button', { name: 'Copy both' }));
  await screen.findByText(/^Copy failed/);
  goTo('/guide');
  await screen.findByRole('heading', { level: 1, name: 'Guide' });
  await waitFor(() => expect(useApplication.getState().outcome).toBeNull());
  goTo('/success');
  await screen.findByRole('heading', { name: 'The credentials were shown once' });
});

test('a dialling code that is typed or pasted with the number chooses the country', async () => {
  fakeServer({ ...captchaAnswer, [fields]: byMobile });
  renderPortal('/register');
  const mobile = await screen.findByLabelText(/^Mobile number/);
  const country = screen.getByLabelText('Country or region');
  expect(country).toHaveProperty('value', 'CN');
  await userEvent.type(mobile, '+4');
  expect(mobile).toHaveProperty('value', '+4');
  await userEvent.type(mobile, '4 7400 123456');
  await waitFor(() => expect(country).toHaveProperty('value', 'GB'));
  expect(mobile).toHaveProperty('value', '7400123456');
  await userEvent.clear(mobile);
  await userEvent.paste('+86 138 0013 8000');
  expect(country).toHaveProperty('value', 'CN');
  expect(mobile).toHaveProperty('value', '13800138000');
  await userEvent.selectOptions(country, 'FR');
  expect(screen.getByText('+33', { exact: false, selector: '[aria-hidden]' })).toBeTruthy();
});

test('a project without registration says so; a lost connection offers another try', async () => {
  fakeServer({ [fields]: { data: { methods: [], generated: false, fields: [] } } });
  renderPortal('/register');
  await screen.findByText('Registration is not open');
  cleanup();
  fakeServer({});
  renderPortal('/register');
  await screen.findByRole('button', { name: 'Try again' });
});
