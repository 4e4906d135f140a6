/** A time in which something is open: a batch, a service period, the writing of letters. */
export interface Period {
  /** Null where it has always been open. */
  readonly startsAt: Date | null;
  /** The last second in which it is open; null where it does not end. */
  readonly endsAt: Date | null;
}

/** A period on the wire (`batch_state`). */
export const periodStates = { toCome: 0, open: 1, closed: 2 } as const;

export type PeriodState = (typeof periodStates)[keyof typeof periodStates];

/** Where a period stands at a moment. It is open through the whole of its last second; SQL has the same rule in `is_open`. */
export function periodState({ startsAt, endsAt }: Period, now: Date): PeriodState {
  if (startsAt !== null && now < startsAt) return periodStates.toCome;
  return endsAt !== null && now.getTime() >= endsAt.getTime() + 1000 ? periodStates.closed : periodStates.open;
}

export function isOpen(period: Period, now: Date): boolean {
  return periodState(period, now) === periodStates.open;
}
