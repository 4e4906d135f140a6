import type { JournalRecord, JournalStore } from './journal-store.ts';

/** A journal that lives as long as the page: where the browser keeps nothing. */
export function memoryStore(): JournalStore {
  const records = new Map<string, JournalRecord>();
  return {
    isLasting: false,
    write: async (changes) => {
      for (const [id, record] of changes) {
        if (record === null) records.delete(id);
        else records.set(id, record);
      }
    },
    list: async () => [...records.values()],
  };
}
