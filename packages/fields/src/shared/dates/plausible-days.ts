import type { DateSettings } from '@portico/form-engine/definition/field-definition';
import { movingDay } from '@portico/form-engine/definition/moving-day';
import { inUnit, spanOf } from './calendar-date.ts';
import { shapeOf } from './date-format.ts';
import { boundsOf } from './date-limits.ts';

const distances = ['-1y', '-20y', '-5y', '-18y', '', '-3m', '+1d', '+3m', '+1y'];

/** Days around today and around the limits, in the unit of the field, each once; those within the limits first. */
export function plausibleDays(settings: DateSettings | undefined, today: string): readonly string[] {
  const { unit } = shapeOf(settings);
  const { lowest, highest } = boundsOf(settings, today);
  const edges = [
    ...(highest === '' ? [] : ['-1y', '-1m', '-1d', ''].map((by) => `${spanOf(highest).to}${by}`)),
    ...(lowest === '' ? [] : ['+1y', '+1m', '+1d', ''].map((by) => `${spanOf(lowest).from}${by}`)),
  ];
  const days = [...distances.map((by) => `today${by}`), ...edges]
    .map((day) => inUnit(movingDay(day, today) ?? '', unit))
    .filter((day) => day !== null && (lowest === '' || day >= lowest) && (highest === '' || day <= highest));
  return [...new Set(days)].flatMap((day) => day ?? []);
}
