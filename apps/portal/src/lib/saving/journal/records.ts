import type { JournalRecord } from './stores/journal-store.ts';

type Change = readonly [id: string, record: JournalRecord | null];

/** Which records belong to which key: one, or more if several tabs have left something for it. */
export interface Records {
  /** Registers a record that an earlier page wrote for a key. */
  readonly note: (key: string, id: string) => void;
  readonly entry: (key: string, text: string | null) => readonly Change[];
  readonly request: (id: string, text: string | null) => Change;
  /** The unfinished row of a group. */
  readonly draft: (group: string, text: string | null) => Change;
}

export function createRecords(tab: string, module: string, name: string): Records {
  const noted = new Map<string, readonly string[]>();
  const record = (id: string, kind: 'entry' | 'request' | 'draft', text: string | null): Change => [
    id,
    text === null ? null : { id, tab, module, kind, text },
  ];
  return {
    note: (key, id) => noted.set(key, [...(noted.get(key) ?? []), id]),
    entry: (key, text) => {
      const [first = `${name} ${tab} ${key}`, ...others] = noted.get(key) ?? [];
      if (text === null) noted.delete(key);
      else noted.set(key, [first]);
      return [record(first, 'entry', text), ...others.map((id) => record(id, 'entry', null))];
    },
    request: (id, text) => record(`${name} ${id}`, 'request', text),
    draft: (group, text) => record(`${name} ${tab} draft ${group}`, 'draft', text),
  };
}
