import { useSyncExternalStore } from 'react';

/** Where the portal is: what stands behind the `#` of the address. */
export interface Place {
  /** As it is encoded in the address, one slash before each part, none at the end. */
  readonly path: string;
  /** Empty, or with its question mark. */
  readonly query: string;
  /** What whoever led here passed along. */
  readonly state: unknown;
}

/** The place in the address. A visit is a value of its own, a second one to the same place too. */
export function usePlace(): Place {
  return useSyncExternalStore(subscribe, currentPlace);
}

interface Manner {
  /** Takes the place of the present entry, so that the back button does not lead to it. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** Goes to an address inside the hash, such as `/login?x=y`. */
export function goTo(address: string, { replace = false, state = null }: Manner = {}): void {
  const hash = `#${address}`;
  if (replace || hash === location.hash) history.replaceState(state, '', hash);
  else history.pushState(state, '', hash);
  arrive();
}

/** Reads a hash as people and mail programs leave it: slashes doubled, trailing or missing. */
export function readPlace(hash: string, state: unknown = null): Place {
  const [, path = '', query = ''] = /^#?([^?#]*)(\?[^#]+)?/.exec(hash) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  return { path: `/${parts.join('/')}`, query, state };
}

let visit: { readonly hash: string; readonly place: Place } | null = null;
const listeners = new Set<() => void>();

function currentPlace(): Place {
  const { hash } = location;
  if (visit?.hash !== hash) visit = { hash, place: readPlace(hash, history.state) };
  return visit.place;
}

function arrive(): void {
  visit = null;
  listeners.forEach((listener) => listener());
}

// Browsers tell by `popstate` of links, typed addresses and the back button alike.
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', arrive);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', arrive);
  };
}
