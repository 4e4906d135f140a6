import { useSyncExternalStore } from 'react';

/** The portal's location: what follows the `#` of the address. */
export interface HashLocation {
  /** Encoded as in the address, with one slash before each part and none at the end. */
  readonly path: string;
  /** Empty, or starting with a question mark. */
  readonly query: string;
  /** State passed along by the navigation. */
  readonly state: unknown;
}

/** The current location. Every visit is a new object, even to the same location. */
export function useHashLocation(): HashLocation {
  return useSyncExternalStore(subscribe, currentLocation);
}

interface NavigationOptions {
  /** Replaces the current history entry, so that the back button does not lead to it. */
  readonly replace?: boolean;
  readonly state?: unknown;
  /** Navigates without asking the page's guard. */
  readonly force?: boolean;
}

/** Navigates to an address inside the hash, such as `/login?x=y`. */
export function goTo(address: string, { replace = false, state = null, force = false }: NavigationOptions = {}): void {
  const hash = `#${address}`;
  const proceed = () => {
    const stays = replace || hash === location.hash;
    if (!stays) at += 1;
    history[stays ? 'replaceState' : 'pushState']({ at, state }, '', hash);
    arrive();
  };
  if (force) proceed();
  else depart({ by: 'place', to: parseHash(hash), proceed });
}

/** Parses a hash as people and mail programs leave it: with doubled, trailing or missing slashes. */
export function parseHash(hash: string, state: unknown = null): HashLocation {
  const [, path = '', query = ''] = /^#?([^?#]*)(\?[^#]+)?/.exec(hash) ?? [];
  const parts = path.split('/').filter((part) => part !== '');
  return { path: `/${parts.join('/')}`, query, state };
}

/** A requested navigation, sign-out or change of language. */
export interface Departure {
  readonly by: 'place' | 'signOut' | 'language';
  /** The target; null if the portal reloads. */
  readonly to: HashLocation | null;
  /** Carries it out. `agreed` means that the person confirmed it. */
  readonly proceed: (agreed: boolean) => void;
}

/** Set while the page on screen has something to lose; it can block a departure. */
export interface NavigationGuard {
  /** Whether the departure is blocked; the guard may then carry it out itself later. */
  readonly blocks: (departure: Departure) => boolean;
  /**
   * Called when the browser has already moved, by this many history entries or to a new one. Returns whether the guard
   * undoes that.
   */
  readonly undoes: (step: number, isNew: boolean) => boolean;
}

let guard: NavigationGuard | null = null;

export function setNavigationGuard(next: NavigationGuard | null): void {
  guard = next;
}

/** Carries a departure out at once, unless the guard blocks it. */
export function depart(departure: Departure): void {
  if (guard?.blocks(departure) !== true) departure.proceed(false);
}

let visit: { readonly hash: string; readonly location: HashLocation } | null = null;
// The number of the current history entry: it tells back from forward, and how far.
let at = 0;
const listeners = new Set<() => void>();

// While there are listeners, `follow` updates the location: the address may differ while a move is being undone.
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

// `popstate` reports links, typed addresses and the back button alike.
function follow(): void {
  const position = readStamp().at;
  // An entry without a number is new, unless it is the same address again.
  const step = position === null ? Number(location.hash !== visit?.hash) : position - at;
  if (position === null) stamp(at + step);
  if (guard?.undoes(step, position === null) === true) return;
  at += step;
  arrive();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // The address may have changed while there was no listener.
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

/** A text from the navigation state; empty if there is none. */
export function textInState(state: unknown, name: string): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof value === 'string' ? value : '';
}
