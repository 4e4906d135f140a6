import type { FocusEvent } from 'react';

/** Whether the focus left the element, and did not only move within it. */
export function focusLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
