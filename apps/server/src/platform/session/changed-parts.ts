/** What a log line keeps of a change: values that JSON can hold. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
  /** How the keys of both are called where a key alone says nothing to people; they are not cut down to what changed. */
  readonly names?: unknown;
}

const longest = 1_000;

/**
 * A change without what is the same before and after, so that a line of the log is short however large the settings
 * are. Long texts are cut.
 */
export function changedParts({ names, ...change }: Change): Change {
  return names === undefined ? partsOf(change) : { ...partsOf(change), names };
}

function partsOf({ before, after }: Change): Change {
  if (!isRecord(before) || !isRecord(after)) return { before: cut(before), after: cut(after) };
  const parts: { before: Record<string, unknown>; after: Record<string, unknown> } = { before: {}, after: {} };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (isSame(before[key], after[key])) continue;
    const part = partsOf({ before: before[key], after: after[key] });
    parts.before[key] = part.before ?? null;
    parts.after[key] = part.after ?? null;
  }
  return parts;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, sorted) === JSON.stringify(other ?? null, sorted);
}

function sorted(_key: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? `${value.slice(0, longest)}…` : value;
  if (Array.isArray(value)) return value.map(cut);
  if (!isRecord(value)) return value ?? null;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cut(part)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}
