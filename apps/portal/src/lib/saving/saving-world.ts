import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { JournalStore } from './journal/stores/journal-store.ts';
import type { Presence } from './journal/presence.ts';
import type { Obstacle } from './saving.ts';

/** One save request; `changes` is JSON. */
export interface SaveCall {
  readonly menuid: string;
  readonly revision: number;
  readonly form_version: string;
  readonly changes: string;
}

/** `hidden`: the page may never be seen again. */
export type PageSignal = 'hidden' | 'visible' | 'online';

/** What saving needs from its environment: a browser, or a model of one in tests. */
export interface SavingWorld {
  /** Throws CallFailed. A call without a key changes nothing. */
  readonly save: (call: SaveCall, idempotencyKey: string | null) => Promise<SaveBasic['output']>;
  /** Statuses of refusals that end saving; by default those of an application. */
  readonly obstacles?: ReadonlyMap<number, Obstacle>;
  readonly openJournal: (owner: string) => Promise<JournalStore>;
  readonly presence: Presence;
  /** Identifies the journal of this page. */
  readonly tab: string;
  /** Saving continues only while this is the person who opened the module. */
  readonly signedInAs: () => string | null;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly after: (milliseconds: number, work: () => void) => () => void;
  readonly isVisible: () => boolean;
  readonly onSignal: (listener: (signal: PageSignal) => void) => () => void;
  /** Tells other tabs of this browser what was saved, by name. */
  readonly broadcastSaved: (what: string) => void;
  readonly onSaved: (what: string, listener: () => void) => () => void;
}
