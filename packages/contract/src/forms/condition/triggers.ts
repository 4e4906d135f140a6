import type { Option } from '@portico/form-engine/definition/option';
import type { DateSpan } from '@portico/form-engine/definition/condition';
import type { Trigger } from '@portico/form-engine/definition/trigger';
import type { Codec } from '../codec/codec.ts';
import { isBlank, isList, opened } from '../codec/json.ts';
import { note, type Notes, under } from '../codec/notes.ts';
import { count } from '../codec/values/scalars.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { texts } from '../codec/values/texts.ts';
import { keyTable, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import { dateSpan } from '../codec/values/date-span.ts';
import type { WireTrigger } from '../field/spelled-field.ts';

/** JSON text of option positions, `[0,2]`, or for dates of ranges, `[["2008-01-01","2010-12-31"]]`. */
const triggerCondition: Codec<WireTrigger['when']> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (isBlank(source)) return undefined;
    const entries = isList(source) ? source : [source];
    if (entries.length > 0 && entries.every(isList)) {
      const ranges = all(entries.map((entry) => dateSpan.decode(entry, notes)));
      return ranges && { ranges };
    }
    const positions = all(entries.map((entry) => count.decode(entry, notes)));
    return positions && { positions };
  },
  encode: (when) =>
    JSON.stringify('positions' in when ? when.positions : when.ranges.map((span: DateSpan) => dateSpan.encode(span))),
};

function all<T>(parts: readonly (T | undefined | null)[]): readonly T[] | null {
  const valid = parts.filter((part) => part !== undefined && part !== null);
  return valid.length === parts.length ? valid : null;
}

const plain = plainKeysOf<WireTrigger>();

export const triggerKeys: readonly WireKey<WireTrigger>[] = [
  plain('option_index', triggerCondition, 'when'),
  plain('open_id', texts, 'opens'),
];

/** A trigger without a condition, or that opens nothing, is dropped. */
export const triggers: Codec<readonly WireTrigger[]> = listOf(
  recordOf(keyTable(triggerKeys), ({ when, opens }) => (when && opens ? { when, opens } : null)),
);

/** Options by value. A position without an option is noted, and opens nothing. */
export function triggerOf({ when, opens }: WireTrigger, options: readonly Option[], notes: Notes): Trigger {
  if ('ranges' in when) return { when, opens };
  const values = when.positions.map((position) => options[position]?.value);
  if (values.includes(undefined)) note(under(under(notes, 'condition'), 'option_trigger'), 'option_index', 'shape');
  return { when: { options: values.filter((value) => value !== undefined) }, opens };
}

export function wireTrigger({ when, opens }: Trigger, options: readonly Option[]): WireTrigger {
  if ('ranges' in when) return { when, opens };
  const positions = when.options.map((chosen) => options.findIndex(({ value }) => value === chosen));
  return { when: { positions: positions.filter((position) => position >= 0) }, opens };
}
