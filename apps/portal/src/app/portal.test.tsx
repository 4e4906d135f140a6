import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { goTo } from '../lib/navigation/hash-location.ts';
import { forgetRecommender } from '../lib/recommender/session/recommender-sessions.ts';
import { useApplication } from '../lib/state/application-store.ts';
import { useSession } from '../lib/state/session-store.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { letIn, letterAnswers } from '../testing/letter-samples.ts';
import { renderPortal } from '../testing/render-portal.tsx';
import { buildPageConfig, buildUser, ids } from '../testing/samples.ts';

afterEach(() => {
  cleanup();
  forgetRecommender();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const home = { user_info: buildUser(), home_page_config: buildPageConfig([1, 5]) };
const signedInAnswers = {
  '/v1/enroll/apply/home': { data: home },
  '/v1/enroll/account/countNewMessage': { data: 0 },
  '/v1/enroll/account/login': { data: { ...buildUser(), ...ids, token: 'secret' } },
};

test('a closed route leads to the sign-in page', async () => {
  fakeServer({});
  renderPortal('/message');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(location.hash).toBe('#/login');
});

test('a temporary user’s device opens a closed route', async () => {
  const calls = fakeServer(signedInAnswers);
  renderPortal('/login');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  useApplication.setState({ passwordFree: true, deviceId: 'device' });
  location.hash = '#/message';
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  const entered = new URLSearchParams(calls.find(({ path }) => path.endsWith('/login'))?.body);
  expect([entered.get('method'), entered.get('device_id')]).toEqual(['fast', 'device']);
  expect(useSession.getState().user?.uid).toBe(buildUser().uid);
});

test('where the device is refused, the start without a password opens', async () => {
  fakeServer({});
  renderPortal('/login', {}, { login_methods: ['password', 'fast'] });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  useApplication.setState({ passwordFree: true });
  location.hash = '#/applyform';
  await waitFor(() => expect(location.hash).toBe('#/login_fast'));
});

test('signing in leads to the page that was asked for', async () => {
  const calls = fakeServer(signedInAnswers);
  renderPortal('/noticeDetail/5?from=mail');
  await userEvent.type(await screen.findByLabelText(/Email or mobile/), 'li.ming@example.org');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Secret123');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Notice' });
  expect(location.hash).toBe('#/noticeDetail/5?from=mail');
  const login = calls.find(({ path }) => path.endsWith('/login'));
  expect(new URLSearchParams(login?.body).get('account')).toBe('li.ming@example.org');
  expect(useSession.getState().user).not.toHaveProperty('token');
  expect(localStorage.getItem('enroll_north')).toBe('secret');
});

test('a redirect leaves no entry in the history', async () => {
  fakeServer({});
  renderPortal('/message');
  const before = history.length;
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(location.hash).toBe('#/login');
  expect(history.length).toBe(before);
});

test('another page takes the focus; the link of the present page keeps what was typed', async () => {
  fakeServer({});
  renderPortal('/login');
  await userEvent.type(await screen.findByLabelText(/Email or mobile/), 'li.ming@example.org');
  goTo('/login/?lang=en');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByLabelText(/Email or mobile/)).toHaveProperty('value', 'li.ming@example.org');
  goTo('/register');
  const heading = await screen.findByRole('heading', { level: 1, name: 'Register' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  history.back();
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
});

test('the title of the document follows the route', async () => {
  fakeServer({});
  renderPortal('/register');
  await waitFor(() => expect(document.title).toBe('Register · North University Admissions'));
});

test('an address without a page says so and leads home', async () => {
  fakeServer({});
  renderPortal('/nowhere');
  await screen.findByRole('heading', { level: 1, name: 'This page could not be found' });
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('#/');
});

test('an address without a name leads to /help/404', async () => {
  fakeServer({});
  renderPortal('/article');
  await screen.findByRole('heading', { level: 1, name: 'Page is lost. Contact administrator please.' });
  expect(location.hash).toBe('#/help/404');
});

test('past the service period open routes say so, help does not', async () => {
  fakeServer({});
  const settings = { ...ids, ico_url: '', lang: ['en' as const], deadline: 1_700_000_000 };
  renderPortal('/login', { inService: false, settings });
  await screen.findByRole('heading', { level: 1, name: 'The service period has passed' });
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  location.hash = '#/help/404';
  await screen.findByRole('heading', { level: 1, name: /Page is lost/ });
});

test('a session the server no longer knows leads to the sign-in page', async () => {
  fakeServer({ ...signedInAnswers, '/v1/enroll/apply/home': { status: 401, http: 401 } });
  renderPortal('/message', { user: buildUser() });
  localStorage.setItem('enroll_north', 'stale');
  await screen.findByText('Your session has ended. Please sign in again.');
  expect(localStorage.getItem('enroll_north')).toBeNull();
});

test.each([
  ['guide', '/guide', 0],
  ['statement', '/statement', 1],
])('the user block on %s', async (_, path, expected) => {
  fakeServer(signedInAnswers);
  renderPortal(path, { user: buildUser() });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryAllByRole('button', { name: /account menu/ })).toHaveLength(expected);
});

test.each(['/reference', '/reference/edit', '/letter/edit', '/letter'])(
  '%s has no header and no footer',
  async (path) => {
    letIn();
    fakeServer({ ...signedInAnswers, ...letterAnswers() });
    renderPortal(path, { user: buildUser() });
    await screen.findByRole('heading', { level: 1 });
    expect(location.hash).toBe(`#${path}`);
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  },
);

const atHome = { ...signedInAnswers, '/v1/org/getProjectBatch': { data: { server_time: 1_800_000_000, list: [] } } };

test('signing out in one tab signs the others out', async () => {
  fakeServer(atHome);
  renderPortal('/message', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  localStorage.removeItem('enroll_north');
  window.dispatchEvent(new StorageEvent('storage', { key: 'enroll_south', newValue: null }));
  expect(useSession.getState().user).not.toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: 'enroll_north', newValue: null }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(useSession.getState().user).toBeNull();
});

test('signing in in one tab moves the sign-in page of another tab on', async () => {
  fakeServer(atHome);
  renderPortal('/message');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  localStorage.setItem('enroll_north', 'secret');
  window.dispatchEvent(new StorageEvent('storage', { key: 'enroll_north', newValue: 'secret' }));
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
});

test('without a token the next closed page asks to sign in', async () => {
  fakeServer(atHome);
  renderPortal('/message', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  localStorage.removeItem('enroll_north');
  goTo('/notice');
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
});

test('the next page notices that the session has ended on the server', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  fakeServer(atHome);
  renderPortal('/message', { user: buildUser() });
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  await waitFor(() => expect(useSession.getState().pageConfig).not.toBeNull());
  fakeServer({ ...atHome, '/v1/enroll/account/countNewMessage': { status: 401, http: 401 } });
  vi.setSystemTime(Date.now() + 6000);
  goTo('/notice');
  await screen.findByText('Your session has ended. Please sign in again.');
});

test.each(['/login', '/login_code', '/login_email', '/login_fast', '/login_old', '/login_pass'])(
  'whoever is signed in is redirected from %s',
  async (path) => {
    fakeServer(atHome);
    renderPortal(path, { user: buildUser() });
    await waitFor(() => expect(location.hash).toBe('#/'));
    await screen.findByRole('heading', { level: 2, name: 'Batches' });
  },
);

const owing = buildUser({ must_change_password: true });
const owingAnswers = { ...atHome, '/v1/enroll/apply/home': { data: { ...home, user_info: owing } } };

test.each(['/message', '/', '/login', '/success', '/article/personal_data'])(
  'a generated password is changed first, whoever opens %s',
  async (path) => {
    fakeServer(owingAnswers);
    renderPortal(path, { user: owing });
    await screen.findByRole('heading', { level: 1, name: 'Change password' });
    expect(location.hash).toBe('#/edit_pass');
    await screen.findByText(/made for you/i);
  },
);

test('the generated credentials are read before they are changed', async () => {
  fakeServer(owingAnswers);
  renderPortal('/guide', { user: owing });
  await screen.findByRole('heading', { level: 1 });
  useApplication.setState({ outcome: { account: 'li.ming@example.org', password: 'Generated7' } });
  goTo('/success');
  await screen.findByText('Generated7');
  expect(location.hash).toBe('#/success');
});

test('after the change of password the page that was asked for opens', async () => {
  fakeServer({ ...atHome, '/v1/enroll/account/amend': { data: null } });
  renderPortal('/message', { user: owing });
  await screen.findByRole('heading', { level: 1, name: 'Messages' });
  expect(useSession.getState().user?.must_change_password).toBe(false);
});
