import type { Home, Login } from '@portico/contract/accounts.schemas';
import { home, logout } from '@portico/contract/accounts';
import { CallFailed } from '@portico/contract/call-failed';
import { call } from '../api.ts';
import { adminCookie, writeCookie } from './cookies.ts';
import { pathTo } from '../navigation/paths.ts';
import { goTo } from '../navigation/hash-location.ts';
import { markSessionEnd, sessionEnd } from './session-end.ts';
import { persistState, type PersistedState } from '../state/persist-state.ts';
import { withoutPersonalRights, leaveStaffTab, staffTab } from './staff-tab.ts';
import { useSession, type User } from '../state/session-store.ts';
import { tenantKeys } from './tenant-keys.ts';

let stored: PersistedState | null = null;

/** Tells the session what to erase when it ends. */
export function bindPersistedState(state: PersistedState): void {
  stored = state;
}

/** Stores who has just signed in; the user is the answer without tenant and token. */
export function rememberSignIn(answer: Login['output']): void {
  const { org_id: _organisation, project_id: _project, token, ...user } = answer;
  const { slug } = useSession.getState();
  markSessionEnd(slug, null);
  tenantKeys(slug).set('enroll', token);
  rememberUser(user);
}

export function rememberHome({ user_info, home_page_config }: Home['output']): void {
  tenantKeys(useSession.getState().slug).set('home_page_config', JSON.stringify(home_page_config));
  useSession.setState({ pageConfig: home_page_config });
  const { project_id: _tenant, ...user } = user_info;
  rememberUser(user);
}

/**
 * Fetches and stores who is signed in. An answer that arrives after its session has ended would sign somebody in again
 * who has left: it is dropped, and the promise rejects.
 */
export async function askHome(options: { readonly signal?: AbortSignal } = {}): Promise<Home['output']> {
  const keys = tenantKeys(useSession.getState().slug);
  const token = keys.get('enroll');
  const answer = await call(home, {}, options);
  if (token === null || keys.get('enroll') !== token) throw new DOMException('The session is over', 'AbortError');
  rememberHome(answer);
  return answer;
}

/** The same without waiting for the answer: if it fails, the stored user stays. */
export async function refreshUser(): Promise<void> {
  await askHome().catch(() => null);
}

/** Spec 4: on failed login the user is cleared. */
export function forgetUser(): void {
  tenantKeys(useSession.getState().slug).clearPerson();
  loseUser();
}

function loseUser(): void {
  useSession.setState({ user: null, unread: 0, pageConfig: null });
}

/** Clears the session here even if the server cannot be reached; reloads the page if the server is reachable. */
export async function signOut(): Promise<void> {
  const staff = staffTab();
  const loggedOut = call(logout, {}).then(() => true, isAnswer);
  const reachable = await Promise.race([loggedOut, patience(3000).then(() => false)]);
  await eraseSession();
  if (staff !== null) return leaveStaffTab(staff);
  if (reachable) {
    location.hash = '#/login';
    location.reload();
    return;
  }
  bindPersistedState(await persistState(useSession.getState().slug));
  goTo(pathTo('/login'), { force: true });
}

/** Erases everything that the session left on this device; the project's own keys stay. */
export async function eraseSession(): Promise<void> {
  await forgetTyped();
  markSessionEnd(useSession.getState().slug, 'out');
  forgetUser();
  forgetVisit();
  await stored?.forget();
}

/** Another tab has ended and erased the session, so this one drops it too. */
export async function followSignOut(): Promise<void> {
  const how = sessionEnd(useSession.getState().slug);
  if (how === 'out') await forgetTyped();
  loseUser();
  // A session that ended by itself erases nothing: after signing in again everything is as before.
  if (how !== 'out' && how !== null) return;
  forgetVisit();
  await stored?.forget();
  bindPersistedState(await persistState(useSession.getState().slug));
}

/** Erases unsaved text; the person was asked before signing out. */
async function forgetTyped(): Promise<void> {
  const { slug, user } = useSession.getState();
  if (user === null) return;
  const forgotten = import('../saving/unsent.ts').then(({ forgetUnsent }) => forgetUnsent(slug, user.uid));
  // A database that does not answer must not block signing out.
  await Promise.race([forgotten, patience(3000)]).catch(() => undefined);
}

function forgetVisit(): void {
  useSession.setState({ adminEditing: false });
  writeCookie(adminCookie, '', 0);
}

function rememberUser(user: User): void {
  useSession.setState({ user: staffTab() === null ? user : withoutPersonalRights(user) });
}

function isAnswer(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.kind === 'refused';
}

function patience(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
