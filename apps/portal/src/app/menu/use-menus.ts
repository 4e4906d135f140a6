import { useEffect, useState } from 'react';
import type * as menus from './menus.ts';

type MakeMenus = typeof menus.makeMenus;

// People who are not signed in have no menus, so the code is loaded later.
const loaded: { make: MakeMenus | null } = { make: null };

/** Loads the code of the menus; called before a page shows, so that the frame never appears without them. */
export async function loadMenus(): Promise<void> {
  loaded.make ??= (await import('./menus.ts')).makeMenus;
}

/** The function that makes the menus; null until it has loaded. */
export function useMenus(isSignedIn: boolean): MakeMenus | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isSignedIn || loaded.make !== null) return;
    // If it fails, the next page tries again.
    void loadMenus().then(
      () => redraw((count) => count + 1),
      () => undefined,
    );
  }, [isSignedIn]);
  return loaded.make;
}
