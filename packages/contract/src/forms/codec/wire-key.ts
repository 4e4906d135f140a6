import type { Codec } from './codec.ts';
import type { Json, WireRecord } from './json.ts';
import { note, type Notes, under } from './notes.ts';

/** A definition while it is being read. */
export type Draft<D> = { -readonly [K in keyof D]?: D[K] };

/** One key of the wire: how it is read into a definition, and how it is written from one. */
export interface WireKey<D> {
  readonly key: string;
  readonly read: (draft: Draft<D>, wire: unknown, notes: Notes) => void;
  readonly write: (definition: D) => Json | undefined;
}

export type KeyTable<D> = ReadonlyMap<string, WireKey<D>>;

export function keyTable<D>(keys: readonly WireKey<D>[]): KeyTable<D> {
  return new Map(keys.map((key) => [key.key, key]));
}

/** Makes rows of a table for one kind of definition. */
export function keysOf<D>() {
  return <T>(
    key: string,
    codec: Codec<T>,
    get: (definition: D) => T | undefined,
    set: (value: T, draft: Draft<D>) => Draft<D>,
  ): WireKey<D> => ({
    key,
    read: (draft, wire, notes) => {
      const value = codec.decode(wire, under(notes, key));
      if (value === null) note(notes, key, 'shape');
      else if (value !== undefined) Object.assign(draft, set(value, draft));
    },
    write: (definition) => {
      const value = get(definition);
      return value === undefined ? undefined : codec.encode(value);
    },
  });
}

/** A key that is known and read elsewhere. */
export function readElsewhere<D>(key: string): WireKey<D> {
  return { key, read: () => undefined, write: () => undefined };
}

/** Reads what is there, so the cost is that of the wire and not of the table. */
export function readKeys<D>(
  table: KeyTable<D>,
  source: Readonly<Record<string, unknown>>,
  notes: Notes,
  draft: Draft<D> = {},
  isReadElsewhere: (key: string) => boolean = () => false,
): Draft<D> {
  for (const key of Object.keys(source)) {
    const known = table.get(key);
    if (known) known.read(draft, source[key], notes);
    else if (!isReadElsewhere(key)) note(notes, key, 'unknown');
  }
  return draft;
}

export function writeKeys<D>(table: KeyTable<D>, definition: D): WireRecord {
  const written: Record<string, Json> = {};
  for (const { key, write } of table.values()) {
    const wire = write(definition);
    if (wire !== undefined) written[key] = wire;
  }
  return written;
}
