const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day it is in a time zone, yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  // Creating a formatter is slower than everything else a save computes. There are only a few hundred zones.
  const cached = formats.get(timeZone);
  // Swedish writes dates the way ISO 8601 does.
  const format = cached ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (cached === undefined) formats.set(timeZone, format);
  return format.format(moment);
}
