import type { DateSpan } from '@portico/form-engine/definition/condition';

export type DateUnit = 'year' | 'month' | 'day';

/** Longer than any date in any format: longer text is not a date. */
export const longestDate = 40;

const usual = /^\d{4}-\d\d-\d\d$/;
const compact = /^(\d{4})(?:(\d\d)(\d\d)?)?$/;
const spaced = /^(\d{4})(?:年|[-–/. 年](\d{1,2})(?:月|[-–/. 月](\d{1,2})[日号號]?)?)$/;

/**
 * Text as yyyy, yyyy-MM or yyyy-MM-dd, as precise as it was written; null if no such date exists. Years 0001 to 9999,
 * year first, so that dates of one unit sort as their texts do.
 */
export function readDate(text: string): string | null {
  if (text === '' || text.length > longestDate) return null;
  const plain = usual.test(text) ? text : plainly(text);
  const [, year, month, day] = compact.exec(plain) ?? spaced.exec(plain) ?? [];
  if (year === undefined || year === '0000') return null;
  if (month === undefined) return year;
  if (Number(month) < 1 || Number(month) > 12) return null;
  const yearAndMonth = `${year}-${month.padStart(2, '0')}`;
  if (day === undefined) return yearAndMonth;
  if (Number(day) < 1 || Number(day) > daysInMonth(Number(year), Number(month))) return null;
  return `${yearAndMonth}-${day.padStart(2, '0')}`;
}

function plainly(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replaceAll(/\s*([-–/.年月日号號])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ');
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

const lengths = { year: 4, month: 7, day: 10 } as const;

/** A date reduced to the unit; null if it is less precise than that. */
export function inUnit(date: string, unit: DateUnit): string | null {
  return date.length < lengths[unit] ? null : date.slice(0, lengths[unit]);
}

/** All days of a year or month; for a day, the day itself. */
export function spanOf(date: string): DateSpan {
  if (date.length === lengths.day) return { from: date, to: date };
  if (date.length === lengths.year) return { from: `${date}-01-01`, to: `${date}-12-31` };
  const last = daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5)));
  return { from: `${date}-01`, to: `${date}-${last}` };
}
