import type { KeyCodec } from './merging/module-codecs.ts';
import type { Ledger } from './merging/ledger.ts';
import type { JournalWriter } from './journal/journal-writer.ts';
import type { Conflict, SavingState, SavingWord } from './saving.ts';
import type { SenderStatus } from './sending/sender.ts';

interface Sources {
  readonly wires: ReadonlyMap<string, KeyCodec>;
  readonly ledger: Ledger;
  readonly journal: JournalWriter;
  readonly sender: () => SenderStatus;
}

/** What the server said last. */
export type ServerFacts = Pick<SavingState, 'savedAt' | 'newerVersion' | 'state'>;

/** Computes the state that a screen shows. Returns the same object as long as nothing changes. */
export function createModuleState({ wires, ledger, journal, sender }: Sources, start: ServerFacts) {
  const conflicts = new Map<string, Conflict>();
  let facts = start;
  let state = compute();

  function compute(): SavingState {
    const status = sender();
    const unsent = [...ledger.entries.keys()];
    return {
      ...facts,
      word: wordFor(unsent, status),
      unsent,
      conflicts: [...conflicts.values()],
      obstacle: status.obstacle,
      obstacleText: status.text,
      refused: [...status.refused.keys()],
      isKeptHere: journal.isKept(),
    };
  }

  function wordFor(unsent: readonly string[], status: SenderStatus): SavingWord {
    if (unsent.length === 0 && ledger.requests.length === 0) return 'saved';
    if (status.obstacle !== null && status.obstacle !== 'refused') return 'stopped';
    if (unsent.length > 0 && unsent.every((key) => conflicts.has(key) || status.refused.has(key))) return 'stopped';
    if (status.isFailing) return 'retrying';
    return status.isSending || journal.isBusy() || !journal.isKept() ? 'saving' : 'onDevice';
  }

  return {
    state: () => state,
    hear: (changed: Partial<ServerFacts>) => {
      facts = { ...facts, ...changed };
    },
    /** Checks again whether there are two texts for a key. */
    review: (key: string) => {
      const conflict = conflictOf(key, wires, ledger);
      if (conflict === null) conflicts.delete(key);
      else conflicts.set(key, conflict);
    },
    /** Returns whether the state has changed. */
    refresh: (): boolean => {
      const next = compute();
      if (isSameState(state, next)) return false;
      state = next;
      return true;
    },
  };
}

function conflictOf(key: string, wires: Sources['wires'], ledger: Ledger): Conflict | null {
  const entry = ledger.entries.get(key);
  const rival = ledger.rivalOf(key);
  const wire = wires.get(key);
  if (entry === undefined || rival === null || wire === undefined) return null;
  return wire.kind === 'field'
    ? { kind: 'field', key, mine: wire.answerOf(entry.value), theirs: wire.answerOf(rival.value) }
    : { kind: 'group', key, mine: wire.rowsOf(entry.value), theirs: wire.rowsOf(rival.value) };
}

function isSameState(one: SavingState, other: SavingState): boolean {
  const { unsent, conflicts, refused, ...rest } = other;
  return (
    isSameList(one.unsent, unsent) &&
    isSameList(one.conflicts, conflicts) &&
    isSameList(one.refused, refused) &&
    Object.entries(rest).every(([name, value]) => Reflect.get(one, name) === value)
  );
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
