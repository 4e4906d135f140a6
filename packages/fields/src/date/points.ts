import type { PointsOf } from '@portico/form-engine/prove/samples';
import { spanOf, readDate } from '../shared/dates/calendar-date.ts';
import { checkDate } from '../shared/dates/date-limits.ts';
import { datesAround } from '../shared/dates/dates-around.ts';

/**
 * The dates near every limit and every end of a span that conditions ask about. Wherever there are more between them, there
 * are enough for everybody.
 */
export const datePoints: PointsOf = (field, { days }, { today }, count) => {
  const points = datesAround(field.date, days, today, count)
    .filter((written) => checkDate(written, field, today) === null)
    .flatMap((written) => {
      const date = readDate(written);
      return date === null ? [] : [{ days: spanOf(date) }];
    });
  return { points, isAll: points.length <= count };
};
