import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildPageConfig, buildUser, ids } from '../../testing/samples.ts';
import {
  bindPersistedState,
  eraseSession,
  forgetUser,
  rememberHome,
  rememberSignIn,
  refreshUser,
  signOut,
} from './session.ts';
import { emptySession, useSession } from '../state/session-store.ts';

const forget = vi.fn(async () => undefined);

beforeEach(() => {
  localStorage.clear();
  fakeServer({});
  forget.mockClear();
  bindPersistedState({ forget });
  useSession.setState({ ...emptySession, slug: 'north' });
  rememberSignIn({ ...buildUser({ batchId: ids.org_id }), ...ids, token: 'secret', must_change_password: false });
});

test('signing in keeps the token under a key with the slug, and the user without tenant and token', () => {
  expect(localStorage.getItem('enroll_north')).toBe('secret');
  expect(Object.keys(localStorage).filter((key) => key.endsWith('_north'))).toEqual(['enroll_north']);
  expect(useSession.getState().user).toEqual(buildUser({ batchId: ids.org_id }));
});

test('the home call refreshes the user and the page config', () => {
  rememberHome({
    user_info: { ...buildUser({ application_state: 2 }), project_id: ids.project_id },
    home_page_config: buildPageConfig([1]),
    submission: null,
    earlier_submissions: 0,
    has_referee: false,
  });
  expect(useSession.getState().user).toEqual(buildUser({ application_state: 2 }));
  expect(localStorage.getItem('home_page_config_north')).toContain('"header"');
});

test('a sign-out holds, whether the server answers the home call before or after it', async () => {
  const data = { user_info: buildUser(), home_page_config: buildPageConfig([1]), submission: null };
  fakeServer({ '/v1/enroll/apply/home': { data } });
  const before = refreshUser();
  forgetUser();
  await Promise.all([before, refreshUser()]);
  expect(useSession.getState().user).toBeNull();
  expect(localStorage.getItem('enroll_north')).toBeNull();
});

test('the server is asked who is signed in', async () => {
  const data = { user_info: buildUser({ name: 'Li Hua' }), home_page_config: buildPageConfig([1]), submission: null };
  fakeServer({ '/v1/enroll/apply/home': { data } });
  await refreshUser();
  expect(useSession.getState().user?.name).toBe('Li Hua');
});

test('a failed sign-in clears the user but not the project', () => {
  forgetUser();
  expect(useSession.getState().user).toBeNull();
  expect(localStorage.getItem('enroll_north')).toBeNull();
});

test('the end of a session erases what was kept and the admin flag, for this project alone', async () => {
  localStorage.setItem('enroll_south', 'other');
  useSession.setState({ adminEditing: true });
  await eraseSession();
  expect(useSession.getState()).toMatchObject({ user: null, adminEditing: false });
  expect(forget).toHaveBeenCalledOnce();
  expect(localStorage.getItem('enroll_south')).toBe('other');
});

test('signing out while the server cannot be reached erases here and asks to sign in, without a reload', async () => {
  location.hash = '#/message';
  await signOut();
  expect(useSession.getState().user).toBeNull();
  expect(localStorage.getItem('enroll_north')).toBeNull();
  expect(location.hash).toBe('#/login');
  expect(forget).toHaveBeenCalledOnce();
});
