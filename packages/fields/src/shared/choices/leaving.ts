import type { FocusEvent } from 'react';
import { leavesControl } from '../files/leaves-control.ts';

/** A blur handler for a group of controls: moving from one to the next does not count as leaving. */
export function leaving(onLeave: () => void) {
  return (event: FocusEvent) => {
    if (leavesControl(event)) onLeave();
  };
}
