import type { FocusEvent } from 'react';

/**
 * Whether the focus goes out of the whole control. A file picker or another window in front leaves it where it is, and
 * while a dialog of the control is open nobody has left.
 */
export function leavesControl({ currentTarget, relatedTarget, target }: FocusEvent): boolean {
  if (currentTarget.querySelector('dialog[open]') !== null) return false;
  if (relatedTarget === null) return document.activeElement !== target;
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
