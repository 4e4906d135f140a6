const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day it is in a time zone, yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  // Making one takes longer than all else that a save computes; there are some hundreds of zones.
  const known = formats.get(timeZone);
  // Swedish writes dates the way ISO 8601 does.
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (known === undefined) formats.set(timeZone, format);
  return format.format(moment);
}
