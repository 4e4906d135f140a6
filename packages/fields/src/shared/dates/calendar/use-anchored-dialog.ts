import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const gap = 4;

/** Opens a modal dialog below its anchor, or above it if there is more room; restores the focus at the end. */
export function useAnchoredDialog(
  anchor: RefObject<HTMLElement | null>,
  onPressBeside: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the calendar inside takes the focus: the element that gets it back must be known by then.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    const position = () => {
      if (anchor.current !== null) placeBeside(element, anchor.current.getBoundingClientRect());
    };
    position();
    window.addEventListener('resize', position);
    window.addEventListener('scroll', position, true);
    return () => {
      window.removeEventListener('resize', position);
      window.removeEventListener('scroll', position, true);
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [anchor]);
  useEffect(() => {
    const element = dialog.current;
    const press = (event: MouseEvent) => {
      if (event.target === element) onPressBeside();
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [onPressBeside]);
  return dialog;
}

function placeBeside(dialog: HTMLElement, box: DOMRect): void {
  const { innerWidth, innerHeight } = window;
  const below = innerHeight - box.bottom;
  const fitsBelow = below >= dialog.offsetHeight + gap;
  const fitsAbove = box.top >= dialog.offsetHeight + gap;
  // Under the button, which is at the end of the box.
  const left = Math.max(gap, Math.min(box.right, innerWidth - gap) - dialog.offsetWidth);
  Object.assign(dialog.style, {
    left: `${left}px`,
    top: fitsBelow ? `${box.bottom + gap}px` : fitsAbove ? 'auto' : `${gap}px`,
    bottom: !fitsBelow && fitsAbove ? `${innerHeight - box.top + gap}px` : 'auto',
  });
}
