import { bindKeptState, forgetUser, refreshUser } from '../../lib/session/session.ts';
import { keepState } from '../../lib/state/keep-state.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { tenantKeys } from '../../lib/session/tenant-keys.ts';

/** Brings back who was signed in here: from what this browser kept, or from the server when only the token is left. */
export async function restoreSession(slug: string): Promise<void> {
  bindKeptState(await keepState(slug));
  const token = tenantKeys(slug).get('enroll');
  const { user } = useSession.getState();
  if (token === null) {
    if (user !== null) forgetUser();
    return;
  }
  if (user !== null) return;
  // Offline or no longer valid: the guard leads to the sign-in page, and the token stays for a better moment.
  await refreshUser();
}
