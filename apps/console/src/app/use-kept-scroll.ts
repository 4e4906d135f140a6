import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const positions = new Map<string, number>();

/** Going back finds a page scrolled as it was left; every other way begins at its top. */
export function useKeptScroll() {
  const area = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Before the browser tells of scrolling that the change of pages itself brings about.
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    element.scrollTop = positions.get(key) ?? 0;
    const keep = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [key]);
  return area;
}
