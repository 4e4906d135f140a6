import { signInAgainMessages } from '@portico/i18n/leaving-messages';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyApplication, useApplication } from '../../lib/state/application-store.ts';
import { emptySession, useSession } from '../../lib/state/session-store.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { captchaAnswer } from '../../testing/proof.ts';
import { renderWords } from '../../testing/render-words.tsx';
import { buildAuthMode, buildPageConfig, buildProject, buildUser, ids } from '../../testing/samples.ts';
import { SignInAgain } from './sign-in-again.tsx';

provideNativeDialog();

const path = '/v1/enroll/account/login';
const mode = { '/v1/public/auth_mode': { data: buildAuthMode() } };
const session = { ...buildUser(), ...ids, token: 'fresh', must_change_password: false };
const stranger = { ...session, uid: ids.org_id, user_id: ids.org_id, email: 'wang@example.org', token: 'strange' };
const words = { signInAgain: await signInAgainMessages.en() };

beforeEach(() => {
  localStorage.clear();
  location.hash = '#/applyform/basic';
  useApplication.setState(emptyApplication);
  useSession.setState({ ...emptySession, language: 'en', slug: 'north', project: buildProject(), user: buildUser() });
  tenantKeys('north').set('enroll', 'dead');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  const onSignedIn = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  renderWords(<SignInAgain onSignedIn={onSignedIn} onClose={onClose} />, words);
  return { onSignedIn, onClose };
}

async function enterPassword() {
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('the account is known, the password is asked for, and the page goes on', async () => {
  const calls = fakeServer({ ...mode, [path]: { data: session } });
  const { onSignedIn } = show();
  expect(screen.getByRole('dialog', { name: 'Please sign in again' }).textContent).toContain(
    'Nothing you typed is lost',
  );
  const account = screen.getByLabelText<HTMLInputElement>(/Email or mobile/);
  expect([account.value, account.readOnly, account.autocomplete]).toEqual(['li.ming@example.org', true, 'username']);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Password/));
  await enterPassword();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(tenantKeys('north').get('enroll')).toBe('fresh');
  expect(calls.find((call) => call.path === path)?.body).toContain('account=li.ming%40example.org');
});

test('a wrong password is shown, and the session’s person is kept', async () => {
  fakeServer({ ...mode, [path]: { status: 4011, message: 'The account or the password is not correct.' } });
  const { onSignedIn } = show();
  await enterPassword();
  await screen.findByText('The account or the password is not correct.');
  expect(useSession.getState().user?.uid).toBe(buildUser().uid);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('another account is not let in silently, and the first person can still sign in', async () => {
  fakeServer({ ...mode, [path]: { data: stranger } });
  const { onSignedIn } = show();
  await enterPassword();
  const dialog = await screen.findByRole('dialog', { name: 'This is another account' });
  expect(dialog.textContent).toContain('belongs to li.ming@example.org');
  expect(tenantKeys('north').get('enroll')).toBe('dead');
  await userEvent.click(screen.getAllByRole('button', { name: 'Sign in as li.ming@example.org' })[1] ?? dialog);
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('going on as the other account leaves the page', async () => {
  fakeServer({ ...mode, [path]: { data: stranger } });
  const { onSignedIn } = show();
  await enterPassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Go on as wang@example.org' }));
  expect(useSession.getState().user?.uid).toBe(ids.org_id);
  expect(location.hash).toBe('#/');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('temporary users are signed in by their device without being asked', async () => {
  useSession.setState({ user: buildUser({ temporary: true, email: '' }) });
  useApplication.setState({ passwordFree: true, deviceId: 'a-device-of-somebody-01' });
  const calls = fakeServer({ ...mode, [path]: { data: { ...session, temporary: true } } });
  const { onSignedIn } = show();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls.find((call) => call.path === path)?.body).toContain('method=fast&device_id=a-device-of-somebody-01');
  expect(useApplication.getState().passwordFree).toBe(true);
});

test('where that fails it says so and can be tried again', async () => {
  useSession.setState({ user: buildUser({ temporary: true, email: '' }) });
  fakeServer({});
  const { onSignedIn } = show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/network cannot be reached/);
  fakeServer({ [path]: { data: { ...session, temporary: true } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('a code is offered where the project sends them, to the known address', async () => {
  const calls = fakeServer({ ...mode, ...captchaAnswer, [path]: { data: session } });
  const { onSignedIn } = show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Email code' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email/ })).value).toBe('li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/Verification code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls.find((call) => call.path === path)?.body).toContain('method=mail_code');
});

test('Not now keeps the page open', async () => {
  fakeServer(mode);
  const { onClose } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#/applyform/basic');
});

test('signing the same person in in another tab is enough', async () => {
  const answer = { user_info: buildUser(), home_page_config: buildPageConfig([]) };
  fakeServer({ ...mode, '/v1/enroll/apply/home': { data: answer } });
  const { onSignedIn } = show();
  window.dispatchEvent(new StorageEvent('storage', { key: 'enroll_north', newValue: 'fresh' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});
