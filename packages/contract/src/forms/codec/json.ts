/** A value on the wire. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export type WireRecord = { readonly [key: string]: Json };

/** Whether the wire says nothing here. */
export function isBlank(wire: unknown): wire is undefined | null | '' {
  return wire === undefined || wire === null || wire === '';
}

/** Nothing, or the 0 that stands for no id or no code. */
export function isBlankOrZero(wire: unknown): boolean {
  return isBlank(wire) || wire === 0 || wire === '0';
}

export function isRecord(wire: unknown): wire is Readonly<Record<string, unknown>> {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}

export function isList(wire: unknown): wire is readonly unknown[] {
  return Array.isArray(wire);
}

/** Parses lists and objects that come as JSON text; any other text is returned unchanged. */
export function opened(wire: unknown): unknown {
  if (typeof wire !== 'string' || !looksStructured.test(wire)) return wire;
  try {
    const content: unknown = JSON.parse(wire);
    return content;
  } catch {
    return wire;
  }
}

const looksStructured = /^\s*[[{]/;

/** Checks that something is JSON, up to a depth that no answer needs; undefined if it is not. */
export function jsonOf(wire: unknown, depth = 8): Json | undefined {
  if (wire === null || typeof wire === 'string' || typeof wire === 'boolean') return wire;
  if (typeof wire === 'number') return Number.isFinite(wire) ? wire : undefined;
  if (depth === 0) return undefined;
  if (isList(wire)) return all(wire.map((part) => jsonOf(part, depth - 1)));
  if (!isRecord(wire)) return undefined;
  const values = all(Object.values(wire).map((part) => jsonOf(part, depth - 1)));
  // Built from entries, so that a key such as __proto__ is an ordinary key.
  return values && Object.fromEntries(Object.keys(wire).map((key, index) => [key, values[index] ?? null]));
}

function all(parts: readonly (Json | undefined)[]): readonly Json[] | undefined {
  const valid = parts.filter((part) => part !== undefined);
  return valid.length === parts.length ? valid : undefined;
}
