export interface ChangedValue {
  /** Where it is, such as `contact › mail`; empty for the whole. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The single values that differ, each with where it is. */
export function changedValues(before: unknown, after: unknown, path: readonly string[] = []): readonly ChangedValue[] {
  if (!isRecord(before) && !isRecord(after)) {
    const value = { path: path.join(' › '), before: textOf(before), after: textOf(after) };
    return value.before === value.after ? [] : [value];
  }
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    changedValues(was[key], is[key], [...path, key]),
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => (isRecord(one) ? JSON.stringify(one) : textOf(one))).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
