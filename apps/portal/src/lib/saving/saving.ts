import type { Answer, Row } from '@portico/form-engine/values/answer';

/** `saved` only when the server has committed everything; `onDevice` is kept here and not sent yet. */
export type SavingWord = 'saved' | 'saving' | 'onDevice' | 'retrying' | 'stopped';

/** Why nothing more is sent until somebody does something about it. */
export type Obstacle =
  | 'signedOut'
  | 'submitted'
  | 'batchClosed'
  | 'chooseBatch'
  /** Of a letter: it was declined, or is no longer wanted from this person. */
  | 'declined'
  | 'gone'
  | 'refused';

/** Two texts for one field or group, of which the person chooses one; `null` is an answer taken away. */
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

/** What a screen shows of the saving of one module. A new object each time something of it changed, and only then. */
export interface SavingState {
  readonly word: SavingWord;
  /** Keys of fields and groups whose newest text the server has not confirmed. */
  readonly unsent: readonly string[];
  readonly conflicts: readonly Conflict[];
  readonly obstacle: Obstacle | null;
  /** The server's own sentence about the obstacle; may be empty. */
  readonly obstacleText: string;
  /** Keys that the server refuses as they are, while the others are saved. */
  readonly refused: readonly string[];
  /** Unsent text outlives this page; false where the browser keeps nothing. */
  readonly isKeptHere: boolean;
  /** When the server last confirmed something, in milliseconds. */
  readonly savedAt: number | null;
  /** The form was published anew: open the module again. What is unsent is carried over. */
  readonly newerVersion: boolean;
  /** How far the module has come, as the server last said: 0 empty, 1 partial, 2 complete. */
  readonly state: 0 | 1 | 2;
}

export interface ModuleSaving {
  readonly state: () => SavingState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends at once; settles when all is saved or cannot be for now. Also the way to try again by hand. */
  readonly saveNow: () => Promise<void>;
  /** Asks what changed in other tabs and on other devices. */
  readonly lookElsewhere: () => void;
  readonly settle: (key: string, whose: 'mine' | 'theirs') => void;
  /** The obstacle may be gone: the person has signed in again, or chosen a batch. */
  readonly resume: () => void;
  /** Lets go of the form. What is unsent stays in the journal and is still sent while the page lives. */
  readonly stop: () => void;
}
