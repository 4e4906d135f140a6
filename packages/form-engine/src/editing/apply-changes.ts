import { faultsOf } from './faults-of.ts';
import type { Change, FormChanges } from './form-changes.ts';
import { type FormParts, isList, isListName, isSettings } from './form-parts.ts';
import { isSame } from './is-same.ts';
import { mergeLists } from './merge-lists.ts';
import { repairParts } from './repair-parts.ts';

export interface Applied {
  readonly parts: FormParts;
  /** Parts that somebody else has changed otherwise meanwhile. */
  readonly conflicts: readonly string[];
}

/** Whose parts stay where two people have changed the same one, and the whole form of that person. */
export interface Preference {
  readonly whose: 'mine' | 'theirs';
  readonly known: FormParts;
}

/**
 * Makes changes to a form that need not be the one in which they were thought of: whatever somebody else has changed
 * elsewhere stays. With conflicts, the parts are those of the preferred person, by default theirs, and still a whole form.
 */
export function applyChanges(
  current: FormParts,
  changes: FormChanges,
  { whose, known }: Preference = { whose: 'theirs', known: current },
): Applied {
  const parts = new Map(current);
  const conflicts: string[] = [];
  for (const [name, change] of changes) {
    const { value, clashes } = merged(name, current.get(name) ?? null, change, whose);
    if (clashes) conflicts.push(name);
    if (value === null) parts.delete(name);
    else parts.set(name, value);
  }
  const faults = faultsOf(parts);
  if (faults.length === 0) return { parts, conflicts };
  return { parts: repairParts(parts, known), conflicts: [...new Set([...conflicts, ...faults])] };
}

interface Merged {
  readonly value: unknown;
  readonly clashes: boolean;
}

function merged(name: string, current: unknown, { from, to }: Change, prefer: 'mine' | 'theirs'): Merged {
  const settled = (mine: unknown): Merged => ({ value: prefer === 'mine' ? mine : current, clashes: true });
  if (isListName(name)) {
    if (isList(current) && isList(from) && isList(to)) {
      const list = mergeLists(current, from, to);
      return list === null ? settled(to) : { value: list, clashes: false };
    }
  } else if (isSettings(current) && isSettings(from) && isSettings(to)) {
    return mergeSettings(current, from, to, prefer);
  }
  if (isSame(current, to)) return { value: current, clashes: false };
  return isSame(current, from) ? { value: to, clashes: false } : settled(to);
}

type Settings = Readonly<Record<string, unknown>>;

function mergeSettings(current: Settings, from: Settings, to: Settings, prefer: 'mine' | 'theirs'): Merged {
  const value: Record<string, unknown> = { ...current };
  let clashes = false;
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    if (isSame(current[key], to[key])) continue;
    const isClash = !isSame(current[key], from[key]);
    clashes ||= isClash;
    if (isClash && prefer === 'theirs') continue;
    if (to[key] === undefined) delete value[key];
    else value[key] = to[key];
  }
  return { value, clashes };
}
