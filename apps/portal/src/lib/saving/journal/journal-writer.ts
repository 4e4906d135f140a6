import type { JournalRecord, JournalStore } from './stores/journal-store.ts';

/** Writes to a journal in the order of the changes. */
export interface JournalWriter {
  /** Starts synchronously. While a write is under way, only the newest version of each record is queued. */
  readonly put: (id: string, record: JournalRecord | null) => void;
  /** Resolves when everything put so far is stored, or cannot be. */
  readonly settled: () => Promise<void>;
  /** Whether everything put so far is stored and outlives the page. */
  readonly isKept: () => boolean;
  readonly isBusy: () => boolean;
}

interface WriterParts {
  readonly store: JournalStore;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  readonly onSettled: () => void;
}

const retryMs = 5000;

export function createJournalWriter({ store, after, onSettled }: WriterParts): JournalWriter {
  let waiting = new Map<string, JournalRecord | null>();
  let writing: Promise<void> | null = null;
  let failed = false;

  function begin(): Promise<void> {
    const batch = waiting;
    waiting = new Map();
    writing = store
      .write(batch)
      .then(
        () => {
          failed = false;
        },
        () => {
          failed = true;
          // Records put meanwhile are newer.
          waiting = new Map([...batch, ...waiting]);
        },
      )
      .then(() => {
        writing = null;
        if (waiting.size > 0) {
          if (failed) after(retryMs, () => void (writing ?? (waiting.size > 0 && begin())));
          else void begin();
        }
        onSettled();
      });
    return writing;
  }

  return {
    put: (id, record) => {
      waiting.set(id, record);
      if (writing === null) void begin();
    },
    settled: async () => {
      await writing;
      // Also waits for the write that takes the queued records.
      await writing;
    },
    isKept: () => store.isLasting && !failed,
    isBusy: () => writing !== null,
  };
}
