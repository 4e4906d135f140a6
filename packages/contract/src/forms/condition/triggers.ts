import type { DateSpan, Trigger, TriggerCondition } from '@portico/form-engine/definition/trigger';
import type { Codec } from '../codec/codec.ts';
import { isBlank, isList, opened } from '../codec/json.ts';
import { count } from '../codec/scalars.ts';
import { listOf, recordOf } from '../codec/structures.ts';
import { texts } from '../codec/texts.ts';
import { keysOf, keyTable, type WireKey } from '../codec/wire-key.ts';
import { dateSpan } from '../codec/date-span.ts';

/** JSON text of option places, `[0,2]`, or for dates of ranges, `[["2008-01-01","2010-12-31"]]`. */
export const triggerCondition: Codec<TriggerCondition> = {
  decode: (wire, notes) => {
    const source = opened(wire);
    if (isBlank(source)) return undefined;
    const entries = isList(source) ? source : [source];
    if (entries.length > 0 && entries.every(isList)) {
      const ranges = all(entries.map((entry) => dateSpan.decode(entry, notes)));
      return ranges && { ranges };
    }
    const options = all(entries.map((entry) => count.decode(entry, notes)));
    return options && { options };
  },
  encode: (when) =>
    JSON.stringify('options' in when ? when.options : when.ranges.map((span: DateSpan) => dateSpan.encode(span))),
};

function all<T>(parts: readonly (T | undefined | null)[]): readonly T[] | null {
  const known = parts.filter((part) => part !== undefined && part !== null);
  return known.length === parts.length ? known : null;
}

const key = keysOf<Trigger>();

export const triggerKeys: readonly WireKey<Trigger>[] = [
  key(
    'option_index',
    triggerCondition,
    (trigger) => trigger.when,
    (when) => ({ when }),
  ),
  key(
    'open_id',
    texts,
    (trigger) => trigger.opens,
    (opens) => ({ opens }),
  ),
];

/** A trigger that says not when, or opens nothing, is none. */
export const triggers: Codec<readonly Trigger[]> = listOf(
  recordOf(keyTable(triggerKeys), ({ when, opens }) => (when && opens ? { when, opens } : null)),
);
