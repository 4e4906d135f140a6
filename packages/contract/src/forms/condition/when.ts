import type { Bounds, Condition, Statement } from '@portico/form-engine/definition/condition';
import type { Codec } from '../codec/codec.ts';
import { isList, isRecord, type Json, opened } from '../codec/json.ts';
import type { Notes } from '../codec/notes.ts';
import { isNothing } from '../codec/structures.ts';
import { dateSpan } from '../codec/values/date-span.ts';
import { flag, number, reference } from '../codec/values/scalars.ts';
import { texts } from '../codec/values/texts.ts';
import { keysOf, plainKeysOf, type WireKey } from '../codec/wire-key.ts';
import type { SpelledField } from '../field/spelled-field.ts';

/** Deeper conditions than anybody can read are not understood. */
const deepest = 20;

/**
 * Our addition: spec 3 shows a field by one option of another, and nothing by several answers. A condition is understood
 * whole or not at all, since half of it would mean something else.
 */
const when: Codec<Condition> = {
  decode: (wire, notes) => (isNothing(opened(wire)) ? undefined : decodeWhen(wire, notes, deepest)),
  encode: encodeWhen,
};

export const requiredWhenKey = plainKeysOf<SpelledField>()('required_when', when, 'requiredWhen');

/** The same for a field, a group and a module. */
export function shownWhenKeyOf<D extends { readonly shownWhen?: Condition }>(): WireKey<D> {
  return keysOf<D>()(
    'show_when',
    when,
    ({ shownWhen }) => shownWhen,
    (shownWhen, draft) => ({ ...draft, shownWhen }),
  );
}

function decodeWhen(wire: unknown, notes: Notes, depth: number): Condition | null {
  const source = opened(wire);
  if (!isRecord(source) || depth === 0) return null;
  const { all, any, not } = source;
  const [joined, other] = Object.keys(source);
  if (joined !== undefined && other === undefined) {
    if (all !== undefined) return joinedBy(all, notes, depth, (parts) => ({ all: parts }));
    if (any !== undefined) return joinedBy(any, notes, depth, (parts) => ({ any: parts }));
    if (not !== undefined) {
      const negated = decodeWhen(not, notes, depth - 1);
      return negated && { not: negated };
    }
  }
  return decodeStatement(source, notes);
}

function joinedBy(
  wire: unknown,
  notes: Notes,
  depth: number,
  join: (parts: readonly Condition[]) => Condition,
): Condition | null {
  const list = opened(wire);
  if (!isList(list)) return null;
  const parts = list.map((part) => decodeWhen(part, notes, depth - 1));
  const read = parts.filter((part) => part !== null);
  return read.length === parts.length ? join(read) : null;
}

function decodeStatement(source: Readonly<Record<string, unknown>>, notes: Notes): Statement | null {
  const [, test, ...more] = Object.keys(source).sort((one, other) => rankOf(one) - rankOf(other));
  const field = reference.decode(source['field'], notes);
  const group = reference.decode(source['group'], notes);
  if (test === undefined || more.length > 0) return null;
  if (field) return decodeTest(field, test, source[test], notes);
  const rows = test === 'rows' && group ? decodeBounds(source['rows'], notes) : null;
  return rows && group ? { group, rows } : null;
}

const rankOf = (key: string) => (key === 'field' || key === 'group' ? 0 : 1);

function decodeTest(field: string, test: string, wire: unknown, notes: Notes): Statement | null {
  if (test === 'answered') return flag.decode(wire, notes) === true ? { field, answered: true } : null;
  if (test === 'chosen') {
    const chosen = texts.decode(wire, notes);
    return chosen ? { field, chosen } : null;
  }
  if (test === 'days') {
    const days = dateSpan.decode(wire, notes);
    return days ? { field, days } : null;
  }
  if (test !== 'number' && test !== 'length') return null;
  const bounds = decodeBounds(wire, notes);
  return bounds && (test === 'number' ? { field, number: bounds } : { field, length: bounds });
}

function decodeBounds(wire: unknown, notes: Notes): Bounds | null {
  const source = opened(wire);
  if (isNothing(source)) return {};
  if (!isRecord(source) || Object.keys(source).some((key) => key !== 'least' && key !== 'most')) return null;
  const least = number.decode(source['least'], notes);
  const most = number.decode(source['most'], notes);
  if (least === null || most === null) return null;
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}

function encodeWhen(condition: Condition): Json {
  if ('all' in condition) return { all: condition.all.map(encodeWhen) };
  if ('any' in condition) return { any: condition.any.map(encodeWhen) };
  if ('not' in condition) return { not: encodeWhen(condition.not) };
  if ('rows' in condition) return { group: condition.group, rows: { ...condition.rows } };
  const { field } = condition;
  if ('chosen' in condition) return { field, chosen: condition.chosen };
  if ('days' in condition) return { field, days: dateSpan.encode(condition.days) };
  if ('number' in condition) return { field, number: { ...condition.number } };
  if ('length' in condition) return { field, length: { ...condition.length } };
  return { field, answered: 1 };
}
