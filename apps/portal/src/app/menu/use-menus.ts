import { useEffect, useState } from 'react';
import type * as menus from './menus.ts';

type MakeMenus = typeof menus.makeMenus;

// Whoever is not signed in has no menus.
const late: { make: MakeMenus | null } = { make: null };

/** Brings what the menus are made with; before a page shows, so that no frame is seen without them. */
export async function loadMenus(): Promise<void> {
  late.make ??= (await import('./menus.ts')).makeMenus;
}

/** What the menus are made with; null before it is there. */
export function useMenus(isSignedIn: boolean): MakeMenus | null {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isSignedIn || late.make !== null) return;
    // The next page asks again.
    void loadMenus().then(
      () => redraw((count) => count + 1),
      () => undefined,
    );
  }, [isSignedIn]);
  return late.make;
}
