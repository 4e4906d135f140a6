import type { DateSpan } from '@portico/form-engine/definition/condition';
import type { Codec } from '../codec.ts';
import { isList, opened } from '../json.ts';
import { text } from './scalars.ts';
import { isNothing } from '../structures.ts';

/** A pair of days; an empty end is open. */
export const dateSpan: Codec<DateSpan> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (isNothing(source)) return undefined;
    if (!isList(source) || source.length !== 2) return null;
    const from = text.decode(source[0], notes);
    const to = text.decode(source[1], notes);
    return from === null || to === null ? null : { from: from ?? '', to: to ?? '' };
  },
  encode: ({ from, to }) => [from, to],
};
