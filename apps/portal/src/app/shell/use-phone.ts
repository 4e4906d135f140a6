import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../../lib/state/session-store.ts';

// Spec 9: the mobile header serves windows of at most 768 px.
const query = '(max-width: 768px)';

/** Whether the window is as narrow as a phone's; kept in the session store. */
export function usePhone(): boolean {
  const phone = useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
  useEffect(() => useSession.setState({ device: phone ? 'phone' : 'desktop' }), [phone]);
  return phone;
}

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
