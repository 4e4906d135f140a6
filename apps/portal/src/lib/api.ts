import { devPrefix } from '@portico/contract/wire';
import { nowSeconds } from './clock.ts';
import { useSession } from './state/session-store.ts';
import { tenantKeys } from './tenant-keys.ts';
import { createCall } from '@portico/contract/call';

const timeoutMs = 600_000;
const listeners = new Set<() => void>();

/** Hears when the server no longer knows the session. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one client of the portal. */
export const call = createCall({
  prefix: import.meta.env.MODE === 'development' ? devPrefix : '',
  language: () => useSession.getState().language,
  token: () => keys().get('enroll'),
  baseParams: () => useSession.getState().tenant,
  seconds: nowSeconds,
  onSessionEnded: () => listeners.forEach((listener) => listener()),
  timeoutMs,
});

function keys() {
  return tenantKeys(useSession.getState().slug);
}
