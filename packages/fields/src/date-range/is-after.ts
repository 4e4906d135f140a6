import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import { dateOf, shapeOf } from '../shared/dates/date-format.ts';

/** Whether one written date is after another; null where either is none. */
export function isAfter(later: string, earlier: string, settings: DateSettings | undefined): boolean | null {
  const shape = shapeOf(settings);
  const last = dateOf(later, shape);
  const first = dateOf(earlier, shape);
  return last === null || first === null ? null : last > first;
}
