import type { FocusEvent } from 'react';

/**
 * Whether the focus leaves the whole control. A file picker or another window does not take it away, and an open dialog
 * of the control counts as part of it.
 */
export function leavesControl({ currentTarget, relatedTarget, target }: FocusEvent): boolean {
  if (currentTarget.querySelector('dialog[open]') !== null) return false;
  if (relatedTarget === null) return document.activeElement !== target;
  return relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
}
