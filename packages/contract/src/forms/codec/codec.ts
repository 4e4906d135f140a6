import type { Json } from './json.ts';
import type { Notes } from './notes.ts';

/** What decoding gave: undefined where the wire says nothing, null where it cannot be understood. */
export type Reading<T> = T | undefined | null;

/** One kind of value in its two spellings. Decoding is lenient and never throws; encoding has one way to write. */
export interface Codec<T> {
  readonly decode: (wire: unknown, notes: Notes) => Reading<T>;
  readonly encode: (value: T) => Json;
}
