import type { Codec, Reading } from './codec.ts';
import { isBlank, isList, isRecord, opened } from './json.ts';
import { note, under } from './notes.ts';
import { type Draft, type KeyTable, keyTable, readKeys, type WireKey, writeKeys } from './wire-key.ts';

/** An object whose keys have their own table. */
export function recordOf<D>(table: KeyTable<D>, finish: (draft: Draft<D>) => Reading<D>): Codec<D> {
  return {
    decode: (wire, notes) => {
      const source = opened(wire);
      if (isNothing(source)) return undefined;
      return isRecord(source) ? finish(readKeys(table, source, notes)) : null;
    },
    encode: (value) => writeKeys(table, value),
  };
}

/** A list; unreadable entries are noted and left out, or replaced by a stand-in that keeps the positions. */
export function listOf<T>(codec: Codec<T>, standIn?: T): Codec<readonly T[]> {
  return {
    decode: (wire, notes) => {
      const source = opened(wire);
      if (isNothing(source)) return undefined;
      if (!isList(source)) return null;
      const read = source.flatMap((element, index) => {
        const value = codec.decode(element, under(notes, index));
        if (value === null) note(notes, String(index), 'shape');
        return value ?? standIn ?? [];
      });
      return read.length === 0 ? undefined : read;
    },
    encode: (values) => values.map((value) => codec.encode(value)),
  };
}

/** An object on the wire whose keys belong to the definition itself. */
export function nested<D>(key: string, keys: readonly WireKey<D>[]): WireKey<D> {
  const table = keyTable(keys);
  return {
    key,
    read: (draft, wire, notes) => {
      const source = opened(wire);
      if (isRecord(source)) readKeys(table, source, under(notes, key), draft);
      else if (!isNothing(source)) note(notes, key, 'shape');
    },
    write: (definition) => {
      const written = writeKeys(table, definition);
      return Object.keys(written).length === 0 ? undefined : written;
    },
  };
}

/** Some servers write an empty object as an empty list. */
export function isNothing(wire: unknown): boolean {
  return isBlank(wire) || (isList(wire) && wire.length === 0);
}
