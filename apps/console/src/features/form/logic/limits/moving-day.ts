/** A limit that moves with the calendar, as people say it: from a day or from today, some time before or after. */
export interface MovingLimit {
  /** `today`, or yyyy-mm-dd. */
  readonly start: string;
  readonly count: number;
  readonly unit: 'y' | 'm' | 'd';
  readonly isBefore: boolean;
}

/** Null for what has several steps, which only its own spelling can say. */
export function readLimit(text: string): MovingLimit | null {
  const [, start, sign = '+', count = '0', unit = 'y'] =
    /^(today|\d{4}-\d\d-\d\d)(?:([+-])(\d{1,4})([ymd]))?$/.exec(text) ?? [];
  if (start === undefined) return null;
  return { start, count: Number(count), unit: unit === 'm' || unit === 'd' ? unit : 'y', isBefore: sign === '-' };
}

/** Also of no distance at all, the side and the unit are kept: somebody is about to type a number. */
export function writeLimit({ start, count, unit, isBefore }: MovingLimit): string {
  return count === 0 && unit === 'y' && !isBefore ? start : `${start}${isBefore ? '-' : '+'}${count}${unit}`;
}
