export interface ChangedValue {
  /** Where it is, such as `contact`, `mail`; empty for the whole. */
  readonly path: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

/** The single values that differ, each with where it is. */
export function changedValues(before: unknown, after: unknown, path: readonly string[] = []): readonly ChangedValue[] {
  if (!isRecord(before) && !isRecord(after))
    return JSON.stringify(before ?? null) === JSON.stringify(after ?? null) ? [] : [{ path, before, after }];
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    changedValues(was[key], is[key], [...path, key]),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
