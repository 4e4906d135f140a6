import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import type { Answer } from '@portico/form-engine/values/answer';
import { dateOf, shapeOf } from '../shared/dates/date-format.ts';
import { readWritten, textOf } from '../shared/dates/written-date.ts';

/** Stored instead of the end while something is still going on. */
export const presentEnd = 'Present';

/** A start and an end as typed; `present` means that it is still going on. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
  readonly present: boolean;
}

/** Any JSON as a range; "Present" counts only if the field offers it. */
export function readRange(value: unknown, settings: DateSettings | undefined): DateRange {
  const [start, end, flag]: readonly unknown[] = Array.isArray(value) ? value : [];
  const flagged = flag === true || flag === 1 || flag === '1' || end === presentEnd;
  const present = flagged && settings?.offersPresent === true;
  const written = end === presentEnd ? '' : readWritten(end, settings);
  return { start: readWritten(start, settings), end: present ? '' : written, present };
}

/** The range of an answer that `read` has made. */
export function rangeOf({ value }: Answer): DateRange {
  const [start, end, flag]: readonly unknown[] = Array.isArray(value) ? value : [];
  const present = flag === '1';
  return { start: textOf(start), end: present ? '' : textOf(end), present };
}

/** [start, end, presentFlag], as stored. */
export function answerOf({ start, end, present }: DateRange): Answer {
  return { value: [start, present ? presentEnd : end, present ? '1' : ''] };
}

/** Whether one typed date is after another; null if either is not a date. */
export function isAfter(later: string, earlier: string, settings: DateSettings | undefined): boolean | null {
  const shape = shapeOf(settings);
  const last = dateOf(later, shape);
  const first = dateOf(earlier, shape);
  return last === null || first === null ? null : last > first;
}
