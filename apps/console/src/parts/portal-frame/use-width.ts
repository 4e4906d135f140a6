import { type RefObject, useEffect, useState } from 'react';

/** How many pixels wide an element is now. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
