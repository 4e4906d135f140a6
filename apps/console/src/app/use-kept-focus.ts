import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where a page took the focus away with it, the next one has it: keys and screen readers go on from its beginning. */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [pathname, area]);
}
