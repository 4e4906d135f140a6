import type { Json } from './json.ts';
import type { Notes } from './notes.ts';

/** The result of decoding: undefined if the wire says nothing, null if it cannot be understood. */
export type Reading<T> = T | undefined | null;

/** One kind of value in its two representations. Decoding is lenient and never throws; encoding is unambiguous. */
export interface Codec<T> {
  readonly decode: (wire: unknown, notes: Notes) => Reading<T>;
  readonly encode: (value: T) => Json;
}
