import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import { type DateUnit, inUnit, readDate } from './calendar-date.ts';

/** The unit and format of a field's dates. */
export interface DateShape {
  readonly unit: DateUnit;
  readonly format: string;
}

const usualFormats = { year: 'yyyy', month: 'yyyy-MM', day: 'yyyy-MM-dd' } as const;
const usualUnits = new Map<string, DateUnit>([
  ['yyyy', 'year'],
  ['yyyy-MM', 'month'],
  ['yyyy-MM-dd', 'day'],
]);

/** If the format is unknown or does not match the unit, the default format of the unit is used. */
export function shapeOf(settings: DateSettings | undefined): DateShape {
  const formatted = settings?.format === undefined ? null : unitOfFormat(settings.format);
  const unit = settings?.unit ?? formatted ?? 'day';
  return { unit, format: formatted === unit && settings?.format ? settings.format : usualFormats[unit] };
}

// Two samples: a format without leading zeros must be readable too.
const samples = ['2021-11-25', '2021-01-05'] as const;
const units = ['day', 'month', 'year'] as const;

/** The unit of a format: yyyy, MM and dd in this order, with separators that can be parsed; null for any other. */
export function unitOfFormat(format: string): DateUnit | null {
  const usual = usualUnits.get(format);
  if (usual !== undefined) return usual;
  return (
    units.find((unit) => samples.every((sample) => readDate(writeDate(sample, format)) === inUnit(sample, unit))) ??
    null
  );
}

/** Formats a date: 2020-01-05 as 2020/01/05. */
export function writeDate(date: string, format: string): string {
  if (usualUnits.has(format)) return date;
  const [year = '', month = '', day = ''] = date.split('-');
  return format
    .replace(/yyyy/i, year)
    .replace(/mm?/i, (letters) => padded(month, letters))
    .replace(/dd?/i, (letters) => padded(day, letters));
}

/** What was typed, in the field's format; text that cannot be understood stays as it is. */
export function understood(text: string, shape: DateShape): string {
  const date = readDate(text);
  const fine = date === null ? null : inUnit(date, shape.unit);
  return fine === null ? text : writeDate(fine, shape.format);
}

/** The date of a stored value, in the field's unit. */
export function dateOf(text: string, shape: DateShape): string | null {
  const date = readDate(text);
  return date === null ? null : inUnit(date, shape.unit);
}

function padded(digits: string, letters: string): string {
  return letters.length === 2 ? digits : String(Number(digits));
}
