/** A moment as clocks of a zone show it, in the form of a `datetime-local` input: 2026-03-01T23:59. */
export function wallTime(epochSeconds: number, zone: string): string {
  return new Date((epochSeconds + offsetAt(epochSeconds, zone)) * 1000).toISOString().slice(0, 16);
}

/** The moment at which clocks of a zone show this; null for no time at all. Where clocks go back, the first of the two. */
export function momentOf(wall: string, zone: string): number | null {
  const asUtc = Date.parse(`${wall}:00Z`) / 1000;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return null;
  const guess = asUtc - offsetAt(asUtc, zone);
  const earlier = asUtc - offsetAt(guess - 86_400, zone);
  return offsetAt(earlier, zone) === asUtc - earlier ? earlier : asUtc - offsetAt(guess, zone);
}

/** Seconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(epochSeconds: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US-u-hc-h23', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(epochSeconds * 1000);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) / 1000;
  return shown - Math.floor(epochSeconds);
}
