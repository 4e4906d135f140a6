/** One thing that is kept until the server has confirmed it. */
export interface JournalRecord {
  readonly id: string;
  /** The tab that answers for it. */
  readonly tab: string;
  readonly module: string;
  readonly kind: 'entry' | 'request' | 'draft' | 'copy';
  /** What it says, as JSON. */
  readonly text: string;
}

/** The journal of one person in one project. */
export interface JournalStore {
  /** All or nothing; null removes. */
  readonly write: (changes: ReadonlyMap<string, JournalRecord | null>) => Promise<void>;
  /** What can be read, oldest first; what was sealed with a key that is gone is not there. */
  readonly list: () => Promise<readonly JournalRecord[]>;
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
}
