import { bindPersistedState, forgetUser, refreshUser } from '../../lib/session/session.ts';
import { persistState } from '../../lib/state/persist-state.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';

/** Restores the signed-in user: from local storage, or from the server if only the token is left. */
export async function restoreSession(slug: string): Promise<void> {
  bindPersistedState(await persistState(slug));
  const token = tenantKeys(slug).get('enroll');
  const { user } = useSession.getState();
  if (token === null) {
    if (user !== null) forgetUser();
    return;
  }
  if (user !== null) return;
  // If offline or no longer valid, the guard redirects to the sign-in page, and the token is kept for later.
  await refreshUser();
}
