import { type RefObject, useEffect } from 'react';

/**
 * The browser's own confirmation before the page is reloaded or closed. Active only while needed, since it keeps the
 * page out of the back/forward cache.
 */
export function useUnloadGuard(active: boolean, agreed: RefObject<boolean>): void {
  useEffect(() => {
    if (!active) return undefined;
    const guard = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [active, agreed]);
}
