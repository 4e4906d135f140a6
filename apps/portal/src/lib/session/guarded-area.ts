import { staffTab } from './staff-tab.ts';

/** The part of a storage area that the portal uses. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface GuardedArea extends Area {
  /** Whether the last value under this name outlives the page. */
  readonly lasts: (name: string) => boolean;
}

/** A storage area that never throws: what the browser refuses, or has no room for, is kept in memory. */
export function guardedArea(area: () => Area): GuardedArea {
  const remembered = new Map<string, string>();
  return {
    getItem: (name) => remembered.get(name) ?? attempt(() => area().getItem(name)) ?? null,
    setItem: (name, value) => {
      const stored = attempt(() => {
        area().setItem(name, value);
        return true;
      });
      if (stored === true) remembered.delete(name);
      else remembered.set(name, value);
    },
    removeItem: (name) => {
      remembered.delete(name);
      attempt(() => area().removeItem(name));
    },
    lasts: (name) => !remembered.has(name),
  };
}

/**
 * Local storage; while staff edit somebody's form, session storage, so that it never mixes with what a person keeps
 * here.
 */
export const localArea = guardedArea(() => (staffTab() === null ? localStorage : sessionStorage));
export const sessionArea = guardedArea(() => sessionStorage);

function attempt<A>(step: () => A): A | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
