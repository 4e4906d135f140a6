import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const positions = new Map<string, number>();

/**
 * For the area in which pages are shown. Going back restores the scroll position; every other navigation starts at the
 * top. If the focused element disappeared with the old page, the area gets the focus, so that keyboards and screen
 * readers continue from there.
 */
export function useScrollRestoration() {
  const area = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const before = useRef(pathname);
  // Read before the change of pages itself causes scroll events.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    element.scrollTop = positions.get(key) ?? 0;
    const keep = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [pathname]);
  return area;
}
