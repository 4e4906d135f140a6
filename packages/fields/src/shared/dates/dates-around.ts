import type { DateSpan } from '@portico/form-engine/definition/condition';
import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import { movingDay } from '@portico/form-engine/definition/moving-day';
import { type DateUnit, inUnit, readDate, spanOf } from './calendar-date.ts';
import { shapeOf, writeDate } from './date-format.ts';

/** Dates of a field on both sides of every limit and of every end of a span, in their order: so many on each side. */
export function datesAround(
  settings: DateSettings | undefined,
  spans: readonly DateSpan[],
  today: string,
  count = 1,
): readonly string[] {
  const { unit, format } = shapeOf(settings);
  const { limits, latest } = settings ?? {};
  const ends = [today, latest?.date, limits?.from, limits?.to, ...spans.flatMap(({ from, to }) => [from, to])];
  const around = new Set<string>();
  for (const end of new Set(ends.filter((text) => text !== undefined && text !== ''))) {
    const date = readDate(end ?? '');
    if (date === null) continue;
    const { from, to } = spanOf(date);
    for (const day of new Set([from, to])) for (const near of neighbours(day, unit, count)) around.add(near);
  }
  return [...around].sort().map((date) => writeDate(date, format));
}

const letters = { year: 'y', month: 'm', day: 'd' } as const;

function neighbours(day: string, unit: DateUnit, count: number): readonly string[] {
  // The first of a month and of a year stays the first, however one counts on.
  const first = unit === 'day' ? day : `${inUnit(day, unit) ?? ''}${unit === 'year' ? '-01' : ''}-01`;
  const steps = Array.from({ length: 2 * count + 1 }, (_, at) => at - count);
  return steps.flatMap((step) => {
    const near = movingDay(`${first}${step < 0 ? '-' : '+'}${Math.abs(step)}${letters[unit]}`, day);
    const date = near === null ? null : inUnit(near, unit);
    return date === null ? [] : [date];
  });
}
