import { isStale } from '@portico/browser/call-failure';
import { changesIn, type FieldChange } from '@portico/contract/stale-revision';
import { type ReactNode, useState } from 'react';
import { type Choices, type Conflict, ConflictDialog } from './conflict-dialog.tsx';
import { mergeFields } from './merge-fields.ts';

/** What somebody edits, with the revision that it was read at. */
export interface Versioned<Values extends object> {
  readonly values: Values;
  readonly revision: number;
}

interface MergingSaveOptions<Values extends object> {
  /** As it was when the person began to edit. */
  readonly opened: Versioned<Values>;
  readonly fetchNewest: () => Promise<Versioned<Values>>;
  readonly send: (values: Values, revision: number) => Promise<unknown>;
  readonly label: (field: keyof Values & string) => string;
  /** A value to read, for whoever compares two of them. */
  readonly show: (field: keyof Values & string, values: Values) => ReactNode;
}

export interface MergingSave<Values extends object> {
  /**
   * Sends what was entered. Where somebody else has changed other fields, both changes are kept; where it is the same
   * field, the person is asked. Returns what others changed meanwhile. Rejects where it is not saved, also if the person
   * goes back to editing.
   */
  readonly save: (mine: Values) => Promise<readonly FieldChange[]>;
  /** To be rendered by the screen. */
  readonly dialog: ReactNode;
}

// More than a few changes by others within one save are no accident; then the refusal is shown.
const mostRounds = 5;

/** Saves without overwriting what somebody else changed in the meantime. */
export function useMergingSave<Values extends object>(options: MergingSaveOptions<Values>): MergingSave<Values> {
  const { opened, fetchNewest, send, label, show } = options;
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (conflicts: readonly Conflict[]) =>
    new Promise<Choices | null>((resolve) => {
      const answer = (choices: Choices | null) => {
        setQuestion(null);
        resolve(choices);
      };
      setQuestion({ conflicts, answer });
    });

  const save = async (mine: Values): Promise<readonly FieldChange[]> => {
    let base = opened;
    let values = mine;
    let others: readonly FieldChange[] = [];
    for (let round = 1; ; round += 1) {
      try {
        await send(values, base.revision);
        return others;
      } catch (failure) {
        if (!isStale(failure) || round === mostRounds) throw failure;
        const changes = changesIn(failure.data);
        const newest = await fetchNewest();
        const merged = mergeFields(base.values, values, newest.values);
        if (merged.conflicts.length > 0) {
          const choices = await ask(
            merged.conflicts.map((field) => ({
              field,
              label: label(field),
              mine: show(field, values),
              theirs: show(field, newest.values),
              change: changes.find((change) => change.field === field),
            })),
          );
          if (choices === null) throw failure;
          for (const field of merged.conflicts) if (choices.get(field) === 'mine') merged.values[field] = values[field];
        }
        others = [...others, ...changes];
        values = merged.values;
        base = newest;
      }
    }
  };
  const dialog = question && (
    <ConflictDialog conflicts={question.conflicts} onChoose={question.answer} onCancel={() => question.answer(null)} />
  );
  return { save, dialog };
}

interface Question {
  readonly conflicts: readonly Conflict[];
  readonly answer: (choices: Choices | null) => void;
}
