import type { FocusEvent } from 'react';

/** The focus went out of the element, not only to another part of it. */
export function focusLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
}
