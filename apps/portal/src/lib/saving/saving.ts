import type { Answer, Row } from '@portico/form-engine/values/answer';

/** `saved` only when the server has committed everything; `onDevice` means stored here and not sent yet. */
export type SavingWord = 'saved' | 'saving' | 'onDevice' | 'retrying' | 'stopped';

/** Why nothing more is sent until the person acts. */
export type Obstacle =
  | 'signedOut'
  | 'submitted'
  | 'batchClosed'
  | 'chooseBatch'
  /** For letters: declined, or no longer requested from this person. */
  | 'declined'
  | 'gone'
  | 'refused';

/** Two texts for one field or group, of which the person chooses one; `null` is a removed answer. */
export type Conflict = FieldConflict | GroupConflict;

export interface FieldConflict {
  readonly kind: 'field';
  readonly key: string;
  readonly mine: Answer | null;
  readonly theirs: Answer | null;
}

export interface GroupConflict {
  readonly kind: 'group';
  readonly key: string;
  readonly mine: readonly Row[] | null;
  readonly theirs: readonly Row[] | null;
}

/** What a screen shows about the saving of one module. A new object only when something has changed. */
export interface SavingState {
  readonly word: SavingWord;
  /** Keys of fields and groups whose newest text the server has not confirmed. */
  readonly unsent: readonly string[];
  readonly conflicts: readonly Conflict[];
  readonly obstacle: Obstacle | null;
  /** The server's message about the obstacle; may be empty. */
  readonly obstacleText: string;
  /** Keys whose values the server refuses, while the others are saved. */
  readonly refused: readonly string[];
  /** Whether unsent text outlives this page; false if the browser stores nothing. */
  readonly isKeptHere: boolean;
  /** When the server last confirmed something, in milliseconds. */
  readonly savedAt: number | null;
  /** A newer form was published: the module must be opened again. Unsent text is carried over. */
  readonly newerVersion: boolean;
  /** The state of the module, as the server last said: 0 empty, 1 partial, 2 complete. */
  readonly state: 0 | 1 | 2;
}

export interface ModuleSaving {
  readonly state: () => SavingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends at once; resolves when everything is saved or cannot be for now. Also used to retry by hand. */
  readonly saveNow: () => Promise<void>;
  /** Fetches changes from other tabs and devices. */
  readonly lookElsewhere: () => void;
  readonly resolve: (key: string, whose: 'mine' | 'theirs') => void;
  /** Called when the obstacle may be gone: the person has signed in again, or chosen a batch. */
  readonly resume: () => void;
  /** Detaches from the form. Unsent text stays in the journal and is still sent while the page is open. */
  readonly stop: () => void;
}
