import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { DateSpan } from '@portico/form-engine/definition/condition';
import { readDate, spanOf } from './calendar-date.ts';
import { shapeOf } from './date-format.ts';

const first = '0001-01-01';
const last = '9999-12-31';

/** Whether a date of the field's unit can lie in a span: a whole year or month of it, within the field's own limits. */
export function canLieIn(span: DateSpan, { date }: FieldDefinition): boolean {
  const from = span.from || first;
  const to = span.to || last;
  const lowest = readDate(date?.limits?.from ?? '');
  const highest = readDate(date?.limits?.to ?? '');
  const latest = readDate(date?.latest?.date ?? '');
  if (lowest !== null && spanOf(lowest).from > to) return false;
  if ([highest, latest].some((limit) => limit !== null && spanOf(limit).to < from)) return false;
  const { unit } = shapeOf(date);
  if (unit === 'day') return true;
  const whole = unit === 'year' ? wholeYear(from) : wholeMonth(from);
  return spanOf(whole).to <= to;
}

// The first year, or month, that starts on this day or later.
function wholeYear(day: string): string {
  const year = Number(day.slice(0, 4)) + Number(!day.endsWith('-01-01'));
  return String(year).padStart(4, '0');
}

function wholeMonth(day: string): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + Number(!day.endsWith('-01'));
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}
