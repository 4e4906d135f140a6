import { type RefObject, useLayoutEffect } from 'react';

const gap = 4;
const edge = 8;
const usualHeight = 340;

/** Shows a panel above everything else, even a modal dialog, and keeps it at its anchor. */
export function useAnchored(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const position = () => {
      if (panel.current !== null && anchor.current !== null) placeAt(panel.current, anchor.current);
    };
    lift(panel.current);
    position();
    window.addEventListener('scroll', position, true);
    window.addEventListener('resize', position);
    return () => {
      window.removeEventListener('scroll', position, true);
      window.removeEventListener('resize', position);
    };
  }, [panel, anchor]);
}

// Browsers without popovers show it in place, in front of its surroundings.
function lift(panel: HTMLElement | null): void {
  if (typeof panel?.showPopover !== 'function') return;
  panel.popover = 'manual';
  panel.showPopover();
}

function placeAt(panel: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const below = window.innerHeight - bottom - gap - edge;
  const above = top - gap - edge;
  const upward = below < usualHeight && above > below;
  const panelWidth = Math.min(Math.max(width, 240), window.innerWidth - 2 * edge);
  Object.assign(panel.style, {
    left: `${Math.max(edge, Math.min(left, window.innerWidth - panelWidth - edge))}px`,
    width: `${panelWidth}px`,
    top: upward ? 'auto' : `${bottom + gap}px`,
    bottom: upward ? `${window.innerHeight - top + gap}px` : 'auto',
    maxHeight: `${Math.min(usualHeight, Math.max(above, below))}px`,
  });
}
