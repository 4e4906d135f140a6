import { type RefObject, useEffect } from 'react';

// Each block that comes into sight may bring the next one there.
const settlingFrames = 8;

/**
 * A browser brings what gets the focus by keyboard into sight; but blocks that were far away take their true size only
 * then, and push it out again. Once they have it, it is brought back.
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
