/** The only place where the server reads the time; tests pass a frozen one. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Whole seconds since 1970, as the wire carries times. */
export function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
