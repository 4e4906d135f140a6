import { nowSeconds } from '../../../lib/clock.ts';

/** The day in a time zone, yyyy-mm-dd. */
export function todayIn(timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(nowSeconds() * 1000);
}
