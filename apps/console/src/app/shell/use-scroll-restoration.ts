import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const positions = new Map<string, number>();

/**
 * For the area that pages are shown in. Going back finds a page scrolled as it was left; every other way begins at its
 * top. Where a page took the focus away with it, the area has it, so that keys and screen readers go on from there.
 */
export function useScrollRestoration() {
  const area = useRef<HTMLElement>(null);
  const { key, pathname } = useLocation();
  const before = useRef(pathname);
  // Before the browser tells of scrolling that the change of pages itself brings about.
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
