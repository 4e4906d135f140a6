/** One value that is kept until the server has confirmed it. */
export interface JournalRecord {
  readonly id: string;
  /** The tab that is responsible for it. */
  readonly tab: string;
  readonly module: string;
  readonly kind: 'entry' | 'request' | 'draft' | 'copy';
  /** Its content as JSON. */
  readonly text: string;
}

/** The journal of one person in one project. */
export interface JournalStore {
  /** Atomic; null removes the record. */
  readonly write: (changes: ReadonlyMap<string, JournalRecord | null>) => Promise<void>;
  /** The readable records, oldest first; those encrypted with a lost key are left out. */
  readonly list: () => Promise<readonly JournalRecord[]>;
  /** Whether it outlives the page. */
  readonly isLasting: boolean;
}
