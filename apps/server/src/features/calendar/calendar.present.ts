import type { BatchValues } from '@portico/contract/calendar.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { CalendarRow } from './calendar.queries.ts';

export function presentValues(row: CalendarRow): BatchValues {
  return {
    title: row.title,
    startsAt: epochSeconds(row.starts_at),
    endsAt: epochSeconds(row.ends_at),
    lettersUntil: row.letters_until && epochSeconds(row.letters_until),
    code: row.code,
    capacity: row.capacity,
    leftOut: row.left_out_modules,
    documents: [...row.documents],
    information: row.information && {
      name: row.information.name,
      titles: [...row.information.titles],
      rows: row.information.rows.map((cells) => [...cells]),
      widths: [...row.information.widths],
    },
    places: [...row.places],
  };
}
