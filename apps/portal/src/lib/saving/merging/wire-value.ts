import type { FieldValue } from '@portico/form-engine/values/answer';

/**
 * An answer as it is sent: for a field its value with named companions, for a group its list of rows; null removes an
 * answer.
 */
export type WireValue = FieldValue;

/** The body of a save, with companions next to their value. */
export function changesOf(values: Readonly<Record<string, WireValue>>): string {
  const entries = Object.entries(values).flatMap(([key, value]): readonly (readonly [string, WireValue])[] =>
    isRecord(value) ? Object.entries(value) : [[key, value]],
  );
  return JSON.stringify(Object.fromEntries(entries));
}

/** A canonical text: a database may return the keys of a record in another order. */
export function textOf(value: WireValue): string {
  return JSON.stringify(value, (_name, part: unknown) => {
    // A database cannot store half a surrogate pair.
    if (typeof part === 'string') return part.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

export function isRecord(value: unknown): value is { readonly [name: string]: FieldValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
