import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../lib/state/session-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser, ids } from '../../testing/samples.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/v1/enroll/account/login';

async function enter(account: string, password: string) {
  const field = await screen.findByLabelText(/Email or mobile/);
  if (account) await userEvent.type(field, account);
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('empty fields are named, and the first one is focused', async () => {
  const calls = fakeServer({});
  renderPortal('/login');
  await enter('', '');
  await screen.findByText('Please enter your email or mobile number.');
  await screen.findByText('Please enter your password.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Email or mobile/)));
  expect(calls.filter((call) => call.path === path)).toHaveLength(0);
});

test('a refusal shows the server’s message and clears the user', async () => {
  fakeServer({ [path]: { status: 4011, message: 'The account or the password is not correct.' } });
  renderPortal('/login_pass');
  await enter('a@example.org', 'wrong');
  await screen.findByText('The account or the password is not correct.');
  expect(useSession.getState().user).toBeNull();
});

test('the button stays busy until the next page is there', async () => {
  const home = { data: { user_info: buildUser(), home_page_config: buildPageConfig([]) } };
  let answer: (response: typeof home) => void = () => undefined;
  const slow = new Promise<typeof home>((resolve) => (answer = resolve));
  fakeServer({
    [path]: { data: { ...buildUser(), ...ids, token: 'secret', must_change_password: false } },
    '/v1/enroll/apply/home': () => slow,
  });
  renderPortal('/login');
  await enter('a@example.org', 'Secret123');
  await waitFor(() => expect(location.hash).toBe('#/'));
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  // A disabled button would lose the focus.
  expect(button).toHaveProperty('disabled', false);
  answer(home);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull());
});

test('a lost connection is named as the reason', async () => {
  fakeServer({});
  renderPortal('/login_old');
  await enter('a@example.org', 'Secret123');
  await screen.findByText(/network cannot be reached/);
});

test('password managers find their fields', async () => {
  fakeServer({});
  renderPortal('/login');
  const account = await screen.findByLabelText(/Email or mobile/);
  expect(account.getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText(/^Password/).getAttribute('autocomplete')).toBe('current-password');
});

test('an account that is not activated has its mail sent again without typing the address twice', async () => {
  fakeServer({ [path]: { status: 4012, message: 'The account is not activated.' } });
  renderPortal('/login');
  await enter('a@example.org', 'Secret123');
  await userEvent.click(await screen.findByRole('link', { name: 'Send the activation mail again' }));
  await screen.findByRole('button', { name: 'Send the mail' });
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('value', 'a@example.org');
});

test('only the ways the project offers are listed, first the one that is open', async () => {
  fakeServer({});
  renderPortal('/login', {}, { login_methods: ['mail_code', 'password'] });
  const tabs = await screen.findByRole('navigation', { name: 'Ways to sign in' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((tab) => tab.getAttribute('href')),
  ).toEqual(['#/login_pass', '#/login_email']);
});
