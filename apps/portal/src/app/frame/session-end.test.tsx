import { countNewMessage } from '@portico/contract/accounts';
import { provideNativeDialog } from '@portico/ui/testing/native-dialog';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../../lib/api.ts';
import { openBrowserJournal } from '../../lib/saving/browser/browser-journal.ts';
import { journalOwner } from '../../lib/saving/journal/owner.ts';
import { hasUnsent } from '../../lib/saving/unsent.ts';
import { answerSessionEnd } from '../../lib/session/session-end.ts';
import { useApplication } from '../../lib/state/application-store.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderPortal } from '../../testing/render-portal.tsx';
import { buildPageConfig, buildUser, ids } from '../../testing/samples.ts';

provideNativeDialog();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = buildUser();
const signedIn = {
  '/v1/enroll/apply/home': { data: { user_info: user, home_page_config: buildPageConfig([1, 5]) } },
  '/v1/enroll/account/countNewMessage': { data: 0 },
};
const refusal = { http: 401, status: 401 };
const ended = { '/v1/enroll/account/countNewMessage': refusal };
const isAt = (hash: string) => waitFor(() => expect(location.hash).toBe(hash));

async function openMessages() {
  const calls = fakeServer(signedIn);
  renderPortal('/message', { user });
  await screen.findByRole('heading', { level: 1 });
  // The heading may appear before the portal listens to other tabs; it fetches messages once it does.
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/enroll/account/countNewMessage'));
}

async function endSession() {
  fakeServer(ended);
  await act(async () => void (await call(countNewMessage, {}).catch(() => undefined)));
}

function loseToken(oldValue: string) {
  localStorage.removeItem('enroll_north');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'enroll_north', oldValue, newValue: null })));
}

test('an ended session leads to the sign-in page', async () => {
  await openMessages();
  await endSession();
  await isAt('#/login');
  expect(useSession.getState().user).toBeNull();
});

test('a temporary user is signed in again by the device and stays on the page', async () => {
  await openMessages();
  useApplication.setState({ passwordFree: true, deviceId: 'device' });
  const knows = () => localStorage.getItem('enroll_north') === 'next';
  const calls = fakeServer({
    ...signedIn,
    '/v1/enroll/account/countNewMessage': () => (knows() ? { data: 0 } : refusal),
    '/v1/enroll/account/login': { data: { ...user, ...ids, token: 'next' } },
  });
  await act(async () => void (await call(countNewMessage, {}).catch(() => undefined)));
  await waitFor(() => expect(knows()).toBe(true));
  expect(location.hash).toBe('#/message');
  expect(useSession.getState().user?.uid).toBe(user.uid);
  expect(calls.some(({ body }) => body.includes('method=fast'))).toBe(true);
});

test('a server that refuses every session it gives is not asked for ever', async () => {
  await openMessages();
  useApplication.setState({ passwordFree: true, deviceId: 'device' });
  const calls = fakeServer({ ...ended, '/v1/enroll/account/login': { data: { ...user, ...ids, token: 'next' } } });
  await act(async () => void (await call(countNewMessage, {}).catch(() => undefined)));
  await isAt('#/login_fast');
  expect(calls.filter(({ path }) => path === '/v1/enroll/account/login')).toHaveLength(3);
});

test('where the device is refused, the page for starting without a password opens, not the password form', async () => {
  await openMessages();
  useApplication.setState({ passwordFree: true, deviceId: 'device' });
  await endSession();
  await isAt('#/login_fast');
  expect(useSession.getState().user).toBeNull();
});

test.each([
  ['on a phone', {}, { device: 'phone' }, 'You will have to sign in again'],
  ['without a password', { temporary: true }, {}, 'this browser forgets you'],
] as const)('signing out asks %s though nothing is unsent', async (_, changes, session, sentence) => {
  const user_info = { ...user, ...changes };
  fakeServer({
    ...signedIn,
    '/v1/enroll/apply/home': { data: { user_info, home_page_config: buildPageConfig([1]) } },
  });
  renderPortal('/message', { user: user_info });
  await userEvent.click(await screen.findByRole('button', { name: /account menu/ }));
  useSession.setState(session);
  await userEvent.click(await screen.findByText('Sign out'));
  const question = await screen.findByRole('dialog', { name: 'Sign out now?' });
  expect(question.textContent).toContain(sentence);
});

test('a page that handles the end of the session itself stays open', async () => {
  await openMessages();
  const answer = vi.fn<() => void>();
  const stop = answerSessionEnd(answer);
  await endSession();
  expect(answer).toHaveBeenCalled();
  expect(location.hash).toBe('#/message');
  expect(useSession.getState().user?.uid).toBe(user.uid);
  stop();
});

test('the same when another tab noticed the end of the session, but not after a sign-out there', async () => {
  await openMessages();
  const answer = vi.fn<() => void>();
  const stop = answerSessionEnd(answer);
  localStorage.setItem('portico.ended.north', 'secret');
  loseToken('secret');
  expect(answer).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#/message');
  localStorage.setItem('portico.ended.north', 'out');
  loseToken('secret');
  await isAt('#/login');
  expect(answer).toHaveBeenCalledOnce();
  stop();
});

async function typeSomething() {
  const store = await openBrowserJournal(journalOwner('north', user.uid));
  const record = { id: 'r', tab: 't', module: 'basic', kind: 'entry', text: '{}' } as const;
  await store.write(new Map([['r', record]]));
}

test('a session that ended by itself erases nothing of what was typed; signing out in another tab does', async () => {
  await openMessages();
  await typeSomething();
  localStorage.setItem('portico.ended.north', 'secret');
  loseToken('secret');
  await isAt('#/login');
  expect(await hasUnsent('north', user.uid)).toBe(true);
  act(() => useSession.setState({ user }));
  localStorage.setItem('portico.ended.north', 'out');
  loseToken('secret');
  await waitFor(async () => expect(await hasUnsent('north', user.uid)).toBe(false));
});

test('signing out asks where it would erase what was typed, and erases it only then', async () => {
  await openMessages();
  await typeSomething();
  fakeServer({});
  const logOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /李明/ }));
    await userEvent.click(await screen.findByText('Sign out'));
  };
  await logOut();
  const question = await screen.findByRole('dialog', { name: 'Sign out now?' });
  expect(question.textContent).toContain('Signing out erases it from this device');
  await userEvent.click(screen.getAllByRole('button', { name: 'Stay' })[1] ?? question);
  expect(useSession.getState().user?.uid).toBe(user.uid);
  expect(await hasUnsent('north', user.uid)).toBe(true);
  await logOut();
  const again = await screen.findByRole('dialog', { name: 'Sign out now?' });
  await userEvent.click(within(again).getByRole('button', { name: 'Sign out' }));
  await isAt('#/login');
  expect(await hasUnsent('north', user.uid)).toBe(false);
});
