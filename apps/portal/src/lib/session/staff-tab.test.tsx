import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { buildUser, ids } from '../../testing/samples.ts';
import { journalOwner } from '../saving/journal/owner.ts';
import { bindPersistedState, rememberSignIn, signOut } from './session.ts';
import { beginStaffTab, endStaffTab, staffTab } from './staff-tab.ts';
import { emptySession, useSession } from '../state/session-store.ts';

const staff = { staffId: 's-1', staffName: '周敏', application: 'a-1' };
const answer = { ...buildUser(), ...ids, token: 'of staff', must_change_password: true };

beforeEach(() => {
  history.replaceState(null, '', '/apply/north/');
  localStorage.clear();
  sessionStorage.clear();
  endStaffTab();
  fakeServer({ '/v1/enroll/account/logout': { data: null } });
  bindPersistedState({ forget: async () => undefined });
  useSession.setState({ ...emptySession, slug: 'north' });
});

test('a session of staff lives in the tab and leaves that of a person alone', () => {
  rememberSignIn({ ...answer, token: 'of the person' });
  beginStaffTab(staff);
  rememberSignIn(answer);
  expect(sessionStorage.getItem('enroll_north')).toBe('of staff');
  expect(localStorage.getItem('enroll_north')).toBe('of the person');
});

test('staff owes no password, changes none and closes no account', () => {
  beginStaffTab(staff);
  rememberSignIn(answer);
  const { user } = useSession.getState();
  expect(user).toMatchObject({ must_change_password: false, can: { changePassword: false, logoff: false } });
});

test('what staff types is kept apart from what the person types', () => {
  const own = journalOwner('north', 'u-1');
  beginStaffTab(staff);
  expect(journalOwner('north', 'u-1')).not.toBe(own);
});

test('another project in the same tab is not touched', () => {
  beginStaffTab(staff);
  history.replaceState(null, '', '/apply/south/');
  expect(staffTab()).toBeNull();
});

test('ending erases the session, ends the tab and leads back to the console', async () => {
  const close = vi.spyOn(window, 'close').mockReturnValue();
  beginStaffTab(staff);
  rememberSignIn(answer);
  await signOut();
  expect(staffTab()).toBeNull();
  expect(sessionStorage.getItem('enroll_north')).toBeNull();
  expect(useSession.getState().user).toBeNull();
  expect(close).toHaveBeenCalledOnce();
});
