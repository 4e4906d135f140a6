/**
 * A moment in the institution's time zone, to the second and with its UTC offset, so that it cannot be misread
 * elsewhere.
 */
export function momentIn(at: Date | number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  const zoneParts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const offset = zoneParts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${parts} ${offset.replace('GMT', 'UTC')} (${timeZone})`;
}
