import { readText } from '../shared/typed-text/read-text.ts';

/** One line of a levelled list. A type instead of an interface, so that the compiler accepts it as JSON. */
export type Group = {
  readonly group: string;
  readonly items: readonly string[];
};

/** Reads lines from any JSON: [{ group, items }]. Entries with neither are left out. */
export function groupsOf(raw: unknown): readonly Group[] {
  return Array.isArray(raw) ? raw.map(groupOf).filter(({ group, items }) => group !== '' || items.length > 0) : [];
}

function groupOf(raw: unknown): Group {
  if (typeof raw !== 'object' || raw === null) return { group: '', items: [] };
  const items: readonly unknown[] = 'items' in raw && Array.isArray(raw.items) ? raw.items : [];
  return {
    group: 'group' in raw ? readText(raw.group).trim() : '',
    items: items.map((item) => readText(item).trim()).filter((item) => item !== ''),
  };
}
