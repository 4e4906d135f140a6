import type { JournalRecord, JournalStore } from './journal-store.ts';

/** A journal in memory, for browsers that store nothing; it ends with the page. */
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
