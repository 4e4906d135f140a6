import { useSyncExternalStore } from 'react';

/** Where the portal is: what stands behind the `#` of the address. */
export interface HashLocation {
  /** As it is encoded in the address, one slash before each part, none at the end. */
  readonly path: string;
  /** Empty, or with its question mark. */
  readonly query: string;
  /** What whoever led here passed along. */
  readonly state: unknown;
}

/** The place in the address. A visit is a value of its own, a second one to the same place too. */
export function useHashLocation(): HashLocation {
  return useSyncExternalStore(subscribe, currentLocation);
}

interface NavigationOptions {
  /** Takes the place of the present entry, so that the back button does not lead to it. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Not a wish of the person: the page that is left is not asked. */
  readonly force?: boolean;
}

/** Goes to an address inside the hash, such as `/login?x=y`. */
export function goTo(address: string, { replace = false, state = null, force = false }: NavigationOptions = {}): void {
  const hash = `#${address}`;
  const goOn = () => {
    const stays = replace || hash === location.hash;
    if (!stays) at += 1;
    history[stays ? 'replaceState' : 'pushState']({ at, state }, '', hash);
    arrive();
  };
  if (force) goOn();
  else depart({ by: 'place', to: parseHash(hash), goOn });
}

/** Reads a hash as people and mail programs leave it: slashes doubled, trailing or missing. */
export function parseHash(hash: string, state: unknown = null): HashLocation {
  const [, path = '', query = ''] = /^#?([^?#]*)(\?[^#]+)?/.exec(hash) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  return { path: `/${parts.join('/')}`, query, state };
}

/** A wish to be elsewhere, and how it comes true. */
export interface Departure {
  readonly by: 'place' | 'signOut' | 'language';
  /** Where to; null when the portal starts over. */
  readonly to: HashLocation | null;
  /** `agreed`: the person was asked, and wants to. */
  readonly goOn: (agreed: boolean) => void;
}

/** What stands between a wish to leave and leaving, while the page on screen may lose something. */
export interface NavigationGuard {
  /** Whether the wish is held back; the gate then goes on with it itself. */
  readonly blocks: (departure: Departure) => boolean;
  /** The browser has moved already, by so many entries, or to a new one. Whether that is being taken back. */
  readonly undoes: (step: number, isNew: boolean) => boolean;
}

let guard: NavigationGuard | null = null;

export function setNavigationGuard(next: NavigationGuard | null): void {
  guard = next;
}

/** Goes on at once, or leaves it to the page that is to be left. */
export function depart(departure: Departure): void {
  if (guard?.blocks(departure) !== true) departure.goOn(false);
}

let visit: { readonly hash: string; readonly location: HashLocation } | null = null;
// The number of the present entry: it tells back from forward, and how far.
let at = 0;
const listeners = new Set<() => void>();

// While somebody listens, `follow` says where the portal is: the address is elsewhere while a move is taken back.
function currentLocation(): HashLocation {
  const { hash } = location;
  if (visit === null || (visit.hash !== hash && listeners.size === 0))
    visit = { hash, location: parseHash(hash, readStamp().state) };
  return visit.location;
}

function arrive(): void {
  visit = null;
  listeners.forEach((listener) => listener());
}

// Browsers tell by `popstate` of links, typed addresses and the back button alike.
function follow(): void {
  const known = readStamp().at;
  // An entry without number is new, unless the same address was asked for once more.
  const step = known === null ? Number(location.hash !== visit?.hash) : known - at;
  if (known === null) stamp(at + step);
  if (guard?.undoes(step, known === null) === true) return;
  at += step;
  arrive();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // The address may have changed since the first look, while nobody listened.
    if (visit?.hash !== location.hash) visit = null;
    at = readStamp().at ?? at;
    stamp(at);
    window.addEventListener('popstate', follow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', follow);
  };
}

function stamp(number: number): void {
  history.replaceState({ at: number, state: readStamp().state }, '');
}

function readStamp(): { readonly at: number | null; readonly state: unknown } {
  const raw: unknown = history.state;
  const isStamp = typeof raw === 'object' && raw !== null && 'at' in raw && 'state' in raw;
  return isStamp && typeof raw.at === 'number' ? { at: raw.at, state: raw.state } : { at: null, state: raw };
}

/** A text that whoever led here passed along; empty where there is none. */
export function textInState(state: unknown, name: string): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}
