import { devPrefix } from '@portico/contract/wire';
import { nowSeconds } from './clock.ts';
import { useSession } from './state/session-store.ts';
import { tenantKeys } from './session/tenant-keys.ts';
import { createCall } from '@portico/contract/call';

/** Spec 9: a request may take ten minutes. */
export const timeoutMs = 600_000;
const listeners = new Set<() => void>();

/** Calls the listener when the server no longer knows the session. */
export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifySessionEnded(): void {
  listeners.forEach((listener) => listener());
}

export const prefix = import.meta.env.MODE === 'development' ? devPrefix : '';

/** The portal's API client. */
export const call = createCall({
  prefix,
  language: () => useSession.getState().language,
  timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
  token: sessionToken,
  baseParams: () => useSession.getState().tenant,
  seconds: nowSeconds,
  onSessionEnded: notifySessionEnded,
  timeoutMs,
});

export function sessionToken(): string | null {
  return tenantKeys(useSession.getState().slug).get('enroll');
}
