import { type FormParts, isListName, isSettings } from './form-parts.ts';
import { isSame } from './is-same.ts';

/**
 * What a part was and what it becomes; null where there is no such part. Of settings that exist before and after, only those
 * that change are named: one that is not in `from` is new, one that is not in `to` is removed.
 */
export interface Change {
  readonly from: unknown;
  readonly to: unknown;
}

/** Changes by the names of parts. */
export type FormChanges = ReadonlyMap<string, Change>;

/** What makes one form of another. */
export function changesBetween(before: FormParts, after: FormParts): FormChanges {
  const changes = new Map<string, Change>();
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [from, to] = [before.get(name) ?? null, after.get(name) ?? null];
    if (from !== to && !isSame(from, to)) changes.set(name, narrowed(name, from, to));
  }
  return changes;
}

/** What takes changes back. */
export function inverseOf(changes: FormChanges): FormChanges {
  return new Map([...changes].map(([name, { from, to }]) => [name, { from: to, to: from }]));
}

function narrowed(name: string, from: unknown, to: unknown): Change {
  if (isListName(name) || !isSettings(from) || !isSettings(to)) return { from, to };
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((key) => !isSame(from[key], to[key]));
  return { from: only(from, changed), to: only(to, changed) };
}

function only(settings: Readonly<Record<string, unknown>>, keys: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.filter((key) => settings[key] !== undefined).map((key) => [key, settings[key]]));
}
