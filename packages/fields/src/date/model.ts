import type { FieldModel } from '@portico/form-engine/field-model';
import type { Answer } from '@portico/form-engine/values/answer';
import { readDate, spanOf } from '../shared/dates/calendar-date.ts';
import { canLieIn } from '../shared/dates/can-lie-in.ts';
import { checkDateSettings } from '../shared/dates/check-date-settings.ts';
import { checkDate } from '../shared/dates/date-limits.ts';
import { readWritten, textOf } from '../shared/dates/written-date.ts';

/** One date: yyyy, yyyy-MM or yyyy-MM-dd by the field's unit, or in the field's format. */
export const dateModel: FieldModel = {
  type: 'date',
  isOneDate: true,
  empty: { value: '' },
  read: ({ value }, field) => ({ value: readWritten(value, field.date) }),
  isEmpty: ({ value }) => value === '',
  tell: ({ value }) => [{ kind: 'text', text: textOf(value) }],
  check: ({ value }, field, context) => checkDate(textOf(value), field, context.today),
  days: (answer) => {
    const date = isoOf(answer);
    return date === null ? null : spanOf(date);
  },
  keyOf: isoOf,
  canLieIn,
  checkSettings: checkDateSettings,
};

function isoOf({ value }: Answer): string | null {
  return readDate(textOf(value));
}
