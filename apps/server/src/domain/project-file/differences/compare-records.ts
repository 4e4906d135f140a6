import type { LocalText } from '@portico/form-engine/language';
import { canonicalJson } from '../../receipts/canonical-json.ts';
import type { Difference, FileArea, ShownValue } from './difference.ts';

type Fields = Readonly<Record<string, unknown>>;

const longest = 200;

/** The fields in which two values of the same shape differ, by name. */
export function compareFields(
  area: FileArea,
  before: Fields,
  after: Fields,
  { prefix = '', name = null }: { readonly prefix?: string; readonly name?: LocalText | null } = {},
): readonly Difference[] {
  return Object.keys({ ...before, ...after }).flatMap((field): Difference[] => {
    const [old, fresh] = [before[field], after[field]];
    if (isSame(old, fresh)) return [];
    const kind = isMissing(old) ? 'added' : isMissing(fresh) ? 'removed' : 'changed';
    return [{ area, kind, what: `${prefix}${field}`, name, before: shown(old), after: shown(fresh) }];
  });
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || canonicalJson(one ?? null) === canonicalJson(other ?? null);
}

/** What of two lists is new, gone, or in both, by key. */
export function pairByKey<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string) {
  const old = new Map(before.map((one) => [keyOf(one), one]));
  const fresh = new Map(after.map((one) => [keyOf(one), one]));
  return {
    added: after.filter((one) => !old.has(keyOf(one))),
    removed: before.filter((one) => !fresh.has(keyOf(one))),
    both: after.flatMap((one) => {
      const earlier = old.get(keyOf(one));
      return earlier === undefined ? [] : [[earlier, one] as const];
    }),
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** A value in short; null where it is a list or a record, of which only that it changed is told. */
function shown(value: unknown): ShownValue | null {
  if (typeof value === 'string') return cut(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (isLocalText(value)) return { sc: cut(value.sc), tc: cut(value.tc), en: cut(value.en) };
  if (Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number'))
    return cut(value.join(', '));
  return null;
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function isLocalText(value: unknown): value is LocalText {
  return typeof value === 'object' && value !== null && 'sc' in value && 'tc' in value && 'en' in value;
}
