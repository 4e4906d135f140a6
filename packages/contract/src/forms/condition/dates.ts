import type { DateSettings, FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { Codec } from '../codec/codec.ts';
import { flag, text } from '../codec/values/scalars.ts';
import { recordOf } from '../codec/structures.ts';
import { keysOf, keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { localText } from '../codec/values/local-text.ts';
import { dateSpan } from '../codec/values/date-span.ts';

interface LastDay {
  readonly checked: boolean;
  readonly date: string;
}

const lastDayKey = plainKeysOf<LastDay>();

export const lastDayKeys: readonly WireKey<LastDay>[] = [
  lastDayKey('is_check', flag, 'checked'),
  lastDayKey('date', text, 'date'),
];

const lastDay: Codec<LastDay> = recordOf(keyTable(lastDayKeys), ({ checked, date = '' }) => ({
  checked: checked ?? date !== '',
  date,
}));

const key = keysOf<FieldDefinition>();

const limited = (limits: Partial<NonNullable<DateSettings['limits']>>, date?: DateSettings) => ({
  date: { ...date, limits: { from: '', to: '', ...date?.limits, ...limits } },
});

export const dateKeys: readonly WireKey<FieldDefinition>[] = [
  key(
    'limit_date',
    dateSpan,
    (field) => field.date?.limits,
    (span, { date }) => limited(span, date),
  ),
  // Our addition: the limits of spec 3 are fixed days.
  key(
    'limit_moving',
    dateSpan,
    ({ date }) => date?.moving && { from: date.moving.from ?? '', to: date.moving.to ?? '' },
    ({ from, to }, { date }) =>
      from === '' && to === '' ? {} : { date: { ...date, moving: { ...(from && { from }), ...(to && { to }) } } },
  ),
  key(
    'limit_tips',
    localText,
    (field) => field.date?.limits?.text,
    (words, { date }) => limited({ text: words }, date),
  ),
  key(
    'disabled_date',
    lastDay,
    (field) => field.date?.latest && { checked: true, date: field.date.latest.date },
    (last, { date }) => (last.checked ? { date: { ...date, latest: { date: last.date } } } : {}),
  ),
];
