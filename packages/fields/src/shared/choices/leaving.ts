import type { FocusEvent } from 'react';
import { leavesControl } from '../files/leaves-control.ts';

/** A blur handler for what holds several controls: moving from one to the next is not leaving. */
export function leaving(onLeave: () => void) {
  return (event: FocusEvent) => {
    if (leavesControl(event)) onLeave();
  };
}
