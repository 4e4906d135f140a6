/** The calendar day it is in a time zone, yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish writes dates the way ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}
