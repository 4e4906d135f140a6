import { type RefObject, useEffect } from 'react';

// Each block that becomes visible may make the next one visible.
const settlingFrames = 8;

/**
 * The browser scrolls an element that gets the focus by keyboard into view, but blocks that were far away get their
 * true size only then and push it out again. Once they have it, the element is scrolled back into view.
 */
export function useFocusInSight(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const bringBack = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-preview-section] :is(a, button):focus-visible'))
        return;
      let frames = 0;
      const stay = () => {
        if (target !== document.activeElement) return;
        target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        frames += 1;
        if (frames < settlingFrames) requestAnimationFrame(stay);
      };
      requestAnimationFrame(stay);
    };
    element?.addEventListener('focusin', bringBack);
    return () => element?.removeEventListener('focusin', bringBack);
  }, [root]);
}
