/** A time in which something is open: a batch, a service period, the writing of letters. */
export interface Period {
  /** Null if it has always been open. */
  readonly startsAt: Date | null;
  /** The last second in which it is open; null if it does not end. */
  readonly endsAt: Date | null;
}

/** The state of a period, by its number on the wire (`batch_state`). */
export const periodStates = { toCome: 0, open: 1, closed: 2 } as const;

export type PeriodState = (typeof periodStates)[keyof typeof periodStates];

/**
 * The state of a period at a given time. It is open through the whole of its last second; SQL has the same rule in
 * `is_open`.
 */
export function periodState({ startsAt, endsAt }: Period, now: Date): PeriodState {
  if (startsAt !== null && now < startsAt) return periodStates.toCome;
  return endsAt !== null && now.getTime() >= endsAt.getTime() + 1000 ? periodStates.closed : periodStates.open;
}

export function isOpen(period: Period, now: Date): boolean {
  return periodState(period, now) === periodStates.open;
}

/** The seconds left of a period that ends with that second; both since 1970. Zero once it is over. */
export function secondsLeft(lastSecond: number, now: number): number {
  return Math.max(0, lastSecond + 1 - Math.floor(now));
}

/** An end as it is stored: 23:59 means through the end of that minute. */
export function endOfMinute(minute: Date): Date {
  return new Date(Math.floor(minute.getTime() / 60_000) * 60_000 + 59_000);
}
