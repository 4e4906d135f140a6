import type { FieldModel } from '@portico/form-engine/field-model';
import { inUnit, readDate, spanOf } from '../shared/dates/calendar-date.ts';
import { canLieIn } from '../shared/dates/can-lie-in.ts';
import { checkDateSettings } from '../shared/dates/check-date-settings.ts';
import { dateOf, shapeOf } from '../shared/dates/date-format.ts';
import { checkDate } from '../shared/dates/date-limits.ts';
import { answerOf, rangeOf, readRange } from './range-value.ts';

const empty = { start: '', end: '', present: false } as const;

/** From one date to a later one, or to the present. */
export const dateRangeModel: FieldModel = {
  type: 'date-range',
  empty: answerOf(empty),
  read: ({ value }, field) => answerOf(readRange(value, field.date)),
  isEmpty: (answer) => {
    const { start, end, present } = rangeOf(answer);
    return start === '' && end === '' && !present;
  },
  tell: (answer) => {
    const { start, end, present } = rangeOf(answer);
    return [{ kind: 'range', start, end, isPresent: present }];
  },
  check: (answer, field, { today }) => {
    const { start, end, present } = rangeOf(answer);
    const problems = [start, end].map((text) => (text === '' ? null : checkDate(text, field, today)));
    const unread = problems.find((problem) => problem?.key === 'dateMissing');
    if (unread) return unread;
    if (start === '' || (end === '' && !present)) return { key: 'rangeIncomplete' };
    const shape = shapeOf(field.date);
    const first = dateOf(start, shape) ?? '';
    // Something that started today and is still going on is valid; otherwise spec 5: the end must be after the start.
    const ordered = present ? first <= (inUnit(today, shape.unit) ?? '') : first < (dateOf(end, shape) ?? '');
    return ordered ? (problems[0] ?? problems[1] ?? null) : { key: 'rangeOrder' };
  },
  days: (answer, { today }) => {
    const { start, end, present } = rangeOf(answer);
    const first = readDate(start);
    const last = readDate(present ? today : end);
    return first === null || last === null ? null : { from: spanOf(first).from, to: spanOf(last).to };
  },
  canLieIn,
  checkSettings: checkDateSettings,
};
