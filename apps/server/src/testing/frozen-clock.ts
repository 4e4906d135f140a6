import type { Clock } from '../platform/clock.ts';

export const frozenNow = new Date('2026-03-04T05:06:07Z');

/** A clock that stands still until a test moves it. */
export function frozenClock(): Clock & { set(moment: Date): void } {
  let current = frozenNow;
  return {
    now: () => current,
    set: (moment) => {
      current = moment;
    },
  };
}
