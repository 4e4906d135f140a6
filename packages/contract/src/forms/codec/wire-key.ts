import type { Codec } from './codec.ts';
import type { Json, WireRecord } from './json.ts';
import { note, type Notes, under } from './notes.ts';

/** A definition while it is being decoded. */
export type Draft<D> = { -readonly [K in keyof D]?: D[K] };

/** One key of the wire: how it is decoded into a definition, and encoded from one. */
export interface WireKey<D> {
  readonly key: string;
  readonly read: (draft: Draft<D>, wire: unknown, notes: Notes) => void;
  readonly write: (definition: D) => Json | undefined;
}

export type KeyTable<D> = ReadonlyMap<string, WireKey<D>>;

export function keyTable<D>(keys: readonly WireKey<D>[]): KeyTable<D> {
  return new Map(keys.map((key) => [key.key, key]));
}

/** Creates the rows of a key table for one kind of definition: keys that map directly to one property. */
export function plainKeysOf<D>() {
  return <K extends keyof D>(key: string, codec: Codec<NonNullable<D[K]>>, name: K): WireKey<D> =>
    wireKey(
      key,
      codec,
      (definition) => definition[name] ?? undefined,
      (value) => ({ [name]: value }),
    );
}

/** The same for keys with their own decoding and encoding. */
export function keysOf<D>() {
  return <T>(
    key: string,
    codec: Codec<T>,
    get: (definition: D) => T | undefined,
    set: (value: T, draft: Draft<D>) => Draft<D>,
  ): WireKey<D> => wireKey(key, codec, get, set);
}

function wireKey<D, T>(
  key: string,
  codec: Codec<T>,
  get: (definition: D) => T | undefined,
  set: (value: T, draft: Draft<D>) => object,
): WireKey<D> {
  return {
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
  };
}

/** Keys of settings that are grouped in a definition, but flat on the wire. */
export function keysWithin<D, S extends object>(
  get: (definition: Draft<D> | D) => S | undefined,
  set: (settings: Draft<S>) => Draft<D>,
  keys: readonly WireKey<S>[],
): readonly WireKey<D>[] {
  return keys.map(({ key, read, write }) => ({
    key,
    read: (draft, wire, notes) => {
      const settings: Draft<S> = { ...get(draft) };
      read(settings, wire, notes);
      if (Object.keys(settings).length > 0) Object.assign(draft, set(settings));
    },
    write: (definition) => {
      const settings = get(definition);
      return settings === undefined ? undefined : write(settings);
    },
  }));
}

/** A key that is known but decoded elsewhere. */
export function readElsewhere<D>(key: string): WireKey<D> {
  return { key, read: () => undefined, write: () => undefined };
}

/** Iterates over the keys that are present, so the cost depends on the input and not on the table. */
export function readKeys<D>(
  table: KeyTable<D>,
  source: Readonly<Record<string, unknown>>,
  notes: Notes,
  draft: Draft<D> = {},
  isReadElsewhere: (key: string) => boolean = () => false,
): Draft<D> {
  for (const key of Object.keys(source)) {
    const cached = table.get(key);
    if (cached) cached.read(draft, source[key], notes);
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
