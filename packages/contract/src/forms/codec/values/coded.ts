import type { Codec } from '../codec.ts';
import { isBlank, isBlankOrZero } from '../json.ts';

/** A name, its code on the wire, and other codes that are read as the same. */
export type Code<T extends string> = readonly [name: T, code: string | number, ...others: readonly (string | number)[]];

/** One of a few codes. A 0 that is no code says nothing. */
export function coded<T extends string>(codes: readonly Code<T>[]): Codec<T> {
  const names = new Map(
    codes.flatMap(([name, ...spellings]) => spellings.map((code) => [String(code), name] as const)),
  );
  const written = new Map(codes.map(([name, code]) => [name, code]));
  return {
    decode: (wire) => {
      if (isBlank(wire)) return undefined;
      if (typeof wire !== 'string' && typeof wire !== 'number') return null;
      return names.get(String(wire)) ?? (isBlankOrZero(wire) ? undefined : null);
    },
    encode: (name) => written.get(name) ?? null,
  };
}
