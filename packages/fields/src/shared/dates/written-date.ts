import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import { longestDate } from './calendar-date.ts';
import { shapeOf, understood } from './date-format.ts';

/** Any JSON as a typed date: in the field's format if it is understood, otherwise unchanged. */
export function readWritten(value: unknown, settings: DateSettings | undefined): string {
  return understood(textOf(value).trim().slice(0, longestDate).trim(), shapeOf(settings));
}

export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : '';
}
