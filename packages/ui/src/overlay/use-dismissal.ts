import { type FocusEvent, type RefObject, useEffect } from 'react';

/** Closes what is open when something else is pressed, or when the focus leaves it by `onBlur`. */
export function useDismissal(root: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void) {
  useEffect(() => {
    if (!open) return undefined;
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) dismiss();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  }, [root, open, dismiss]);

  return (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget) === false) dismiss();
  };
}
