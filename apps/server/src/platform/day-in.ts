const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day in a time zone, as yyyy-mm-dd. */
export function dayIn(timeZone: string, moment: Date): string {
  // Creating a formatter takes longer than everything else in a save. There are only a few hundred zones.
  const cached = formats.get(timeZone);
  // The Swedish date format is the same as ISO 8601.
  const format = cached ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  if (cached === undefined) formats.set(timeZone, format);
  return format.format(moment);
}
