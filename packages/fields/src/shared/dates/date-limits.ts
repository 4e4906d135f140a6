import type { DateSettings, FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Problem } from '@portico/form-engine/problem';
import { type DateUnit, inUnit, readDate, spanOf } from './calendar-date.ts';
import { dateOf, type DateShape, shapeOf, writeDate } from './date-format.ts';

/** The first and last date that can be picked, in the field's unit; an empty end is open. */
export interface DateBounds {
  readonly lowest: string;
  readonly highest: string;
}

/** The range of a picker: within the limits, and not after the latest day. */
export function boundsOf(settings: DateSettings | undefined, today: string): DateBounds {
  const { unit } = shapeOf(settings);
  const limits = limitsOf(settings, unit);
  const latest = latestOf(settings, unit, today);
  const highest = [limits.highest, latest].filter(Boolean).sort()[0] ?? '';
  return { lowest: limits.lowest, highest };
}

/** The first problem of one typed date. */
export function checkDate(text: string, field: FieldDefinition, today: string): Problem | null {
  const shape = shapeOf(field.date);
  const date = dateOf(text, shape);
  if (date === null) return { key: 'dateMissing', ...(field.errorText && { text: field.errorText }) };
  return checkLimits(date, field.date, shape) ?? checkLatest(date, field.date, shape, today);
}

function checkLimits(date: string, settings: DateSettings | undefined, shape: DateShape): Problem | null {
  const { lowest, highest } = limitsOf(settings, shape.unit);
  const isTooEarly = lowest !== '' && date < lowest;
  const isTooLate = highest !== '' && date > highest;
  if (!isTooEarly && !isTooLate) return null;
  const text = settings?.limits?.text;
  const key = lowest !== '' && highest !== '' ? 'dateOutside' : isTooEarly ? 'dateTooEarly' : 'dateTooLate';
  const params = {
    ...(lowest && { from: writeDate(lowest, shape.format) }),
    ...(highest && { to: writeDate(highest, shape.format) }),
  };
  return { key, params, ...(text && { text }) };
}

function checkLatest(
  date: string,
  settings: DateSettings | undefined,
  shape: DateShape,
  today: string,
): Problem | null {
  const latest = latestOf(settings, shape.unit, today);
  if (latest === '' || date <= latest) return null;
  return { key: 'dateTooLate', params: { to: writeDate(latest, shape.format) } };
}

function limitsOf(settings: DateSettings | undefined, unit: DateUnit): DateBounds {
  return {
    lowest: edgeOf(settings?.limits?.from, unit, 'from'),
    highest: edgeOf(settings?.limits?.to, unit, 'to'),
  };
}

function latestOf(settings: DateSettings | undefined, unit: DateUnit, today: string): string {
  return settings?.latest === undefined ? '' : edgeOf(settings.latest.date || today, unit, 'to');
}

// A limit may be less or more precise than the field: 2020 starts on its first day and ends on its last.
function edgeOf(limit: string | undefined, unit: DateUnit, side: 'from' | 'to'): string {
  const date = readDate(limit ?? '');
  return date === null ? '' : (inUnit(spanOf(date)[side], unit) ?? '');
}
