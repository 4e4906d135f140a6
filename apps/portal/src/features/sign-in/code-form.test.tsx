import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from '../../lib/navigation/hash-location.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser, ids } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const session = { ...buildUser(), ...ids, token: 'secret', must_change_password: false };
const signedIn = {
  '/v1/enroll/account/login': { data: session },
  '/v1/enroll/apply/home': { data: { user_info: buildUser(), home_page_config: buildPageConfig([]) } },
};
const mailSent = { '/v1/system/send_mail_code': { data: { wait: 60 } } };
const bodyOf = (calls: ReturnType<typeof fakeServer>, path: string) =>
  new URLSearchParams(calls.findLast((call) => call.path === path)?.body);

async function sendMailCode() {
  await userEvent.type(await screen.findByLabelText(/^Email/), 'li.ming@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
}

test('a code by mail is sent, waited for and used', async () => {
  const calls = fakeServer({ ...captchaAnswer, ...mailSent, ...signedIn });
  renderPortal('/login_email');
  await sendMailCode();
  await screen.findByText(/If li.ming@example.org has an account here.*spam folder/);
  const sent = bodyOf(calls, '/v1/system/send_mail_code');
  expect(Object.fromEntries(sent)).toMatchObject({
    challenge: 'sealed',
    work: expect.stringMatching(/^\d+$/),
    purpose: 'login',
    lang: 'en',
  });
  expect(screen.getByRole('button', { name: /^Send again \(\d+ s\)$/ })).toHaveProperty('disabled', true);
  const code = screen.getByLabelText(/Verification code/);
  expect(document.activeElement).toBe(code);
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
  await userEvent.paste(' 12 34-56 7');
  expect(code).toHaveProperty('value', '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(location.hash).toBe('#/'));
  expect(Object.fromEntries(bodyOf(calls, '/v1/enroll/account/login'))).toMatchObject({
    method: 'mail_code',
    email: 'li.ming@example.org',
    code: '123456',
  });
});

test('the wait continues after leaving the page', async () => {
  fakeServer({ ...captchaAnswer, ...mailSent });
  renderPortal('/login_email');
  await sendMailCode();
  await screen.findByRole('button', { name: /^Send again/ });
  goTo('/login');
  await screen.findByLabelText(/^Password/);
  goTo('/login_email');
  await screen.findByLabelText(/Verification code/);
  await userEvent.type(await screen.findByLabelText(/^Email/), 'li.ming@example.org');
  await screen.findByRole('button', { name: /^Send again/ });
});

const askedFor = (calls: ReturnType<typeof fakeServer>, path: string) => calls.filter((call) => call.path === path);

test('pressing while the check runs keeps the button busy, and the code is then sent', async () => {
  const calls = fakeServer({ ...captchaAnswer, ...mailSent });
  renderPortal('/login_email');
  await sendMailCode();
  expect(screen.queryByLabelText(/Characters in the picture/)).toBeNull();
  await screen.findByRole('button', { name: /^Send again/ });
  expect(askedFor(calls, '/v1/system/send_mail_code')).toHaveLength(1);
});

test('an expired challenge is replaced silently, once', async () => {
  const refused = { status: 4101, message: 'The captcha is not correct.' };
  const calls = fakeServer({ ...captchaAnswer, '/v1/system/send_mail_code': refused });
  renderPortal('/login_email');
  await sendMailCode();
  await screen.findByText('The captcha is not correct.');
  expect(askedFor(calls, '/v1/public/code')).toHaveLength(2);
});

test('where the browser cannot do the work, a picture is read instead', async () => {
  const unsolvable = {
    '/v1/public/code': { data: { challenge: 'sealed', image: 'data:image/svg+xml,', puzzle: null } },
  };
  const calls = fakeServer({ ...unsolvable, ...mailSent });
  renderPortal('/login_email');
  await sendMailCode();
  await screen.findByText('Please enter the characters in the picture.');
  await userEvent.type(screen.getByLabelText(/Characters in the picture/), 'AB12');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('button', { name: /^Send again/ });
  expect(bodyOf(calls, '/v1/system/send_mail_code').get('captcha')).toBe('AB12');
});

test.each([
  [{ status: 429, http: 429, message: 'Too many attempts. Please wait a moment and try again.' }, /Too many attempts/],
  [{ status: 4102, message: 'The verification code is not correct or has expired.' }, /code is not correct/],
  [undefined, /network cannot be reached/],
])('a refusal %o is said, and what was typed stays', async (answer, words) => {
  fakeServer({ ...captchaAnswer, ...(answer === undefined ? {} : { '/v1/enroll/account/login': answer }) });
  renderPortal('/login_email');
  await userEvent.type(await screen.findByLabelText(/^Email/), 'li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(words);
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'li.ming@example.org');
  expect(useSession.getState().user).toBeNull();
});

test('a way to sign in that the project does not offer says so and shows those it offers', async () => {
  fakeServer({ ...captchaAnswer });
  renderPortal('/login_fast');
  await screen.findByText(/does not offer this way to sign in/);
  expect(location.hash).toBe('#/login_fast');
  expect(screen.getByRole('link', { name: 'Email code' }).getAttribute('href')).toBe('#/login_email');
  expect(screen.queryByRole('button', { name: 'Begin' })).toBeNull();
});

test('the sign-in address leads to the first way where there is none by password', async () => {
  fakeServer({ ...captchaAnswer });
  renderPortal('/login', {}, { login_methods: ['mail_code'] });
  await screen.findByLabelText(/Verification code/);
  expect(location.hash).toBe('#/login_email');
});

test('password-free sign-in warns first, then sends the id of the device and sets the free state', async () => {
  const calls = fakeServer(signedIn);
  renderPortal('/login_fast', {}, { login_methods: ['password', 'fast'] });
  useApplication.setState({ deviceId: 'd'.repeat(32) });
  await screen.findByText(/another browser or device/);
  await screen.findByText(/clear the browser’s cache/);
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByText('Please confirm that you have read this.');
  expect(calls.some(({ path }) => path.endsWith('/login'))).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(location.hash).toBe('#/'));
  expect(bodyOf(calls, '/v1/enroll/account/login').get('device_id')).toBe('d'.repeat(32));
  expect(useApplication.getState().passwordFree).toBe(true);
});

test('generated credentials lead to a change of password before anything else', async () => {
  const user = { ...buildUser(), must_change_password: true };
  fakeServer({
    '/v1/enroll/account/login': { data: { ...session, ...user } },
    '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([]) } },
  });
  renderPortal('/login');
  await userEvent.type(await screen.findByLabelText(/Email or mobile/), 'li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText(/credentials that were made for you/);
  expect(location.hash).toBe('#/edit_pass');
});

test('an account that waits for activation is told how to have the mail sent again', async () => {
  fakeServer({ '/v1/enroll/account/login': { status: 4012, message: 'This account has not been activated yet.' } });
  renderPortal('/login');
  await userEvent.type(await screen.findByLabelText(/Email or mobile/), 'li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  const link = await screen.findByRole('link', { name: 'Send the activation mail again' });
  expect(link.getAttribute('href')).toBe('#/email');
});
