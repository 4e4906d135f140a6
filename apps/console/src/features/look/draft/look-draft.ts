import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { fieldsOf, isSame, withFields } from '@portico/contract/look-fields';
import type { Look, LookConflict, LookDraft, ReadLook, SaveLook } from '@portico/contract/look.schemas';

/** What the screen shows of a draft. */
export interface DraftState {
  /** With what was typed and is not saved yet. */
  readonly look: Look;
  readonly saved: LookDraft;
  readonly problems: ReadLook['output']['problems'];
  readonly status: 'saved' | 'unsaved' | 'saving' | 'failed';
  readonly failure: unknown;
  /** What somebody else made of fields that were changed here too; to be decided before anything is saved. */
  readonly conflict: LookConflict | null;
}

type Changes = SaveLook['input']['changes'];
export type SaveChanges = (changes: Changes) => Promise<SaveLook['output']>;

const restMs = 700;
const retryMs = 5_000;

/**
 * A draft while one person types: saved a moment after the last stroke, one request at a time. What is not confirmed yet stays
 * on top of whatever the server answers, so that no word is lost to the changes of somebody else.
 */
export class LookDraftStore {
  private unsent = new Map<string, unknown>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private state: DraftState;
  private readonly listeners = new Set<() => void>();

  constructor(
    { problems, ...saved }: LookDraft & Pick<ReadLook['output'], 'problems'>,
    private readonly send: SaveChanges,
  ) {
    this.state = { look: saved.look, saved, problems, status: 'saved', failure: null, conflict: null };
  }

  readonly read = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly change = (field: string, value: unknown): void => {
    this.unsent.set(field, value);
    this.tell({ status: 'unsaved' });
    this.sendAfter(restMs);
  };

  /** Saves at once what is not saved yet. Returns whether everything is. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    if (this.isSending || this.state.conflict !== null) return false;
    this.forgetWhatIsSaved();
    if (this.unsent.size === 0) {
      this.tell({ status: 'saved', failure: null });
      return true;
    }
    return this.sendUnsent();
  };

  /** Goes on with what somebody chose, field by field: their own words, or those of the other. */
  readonly decide = (isMine: (field: string) => boolean): void => {
    const { conflict } = this.state;
    if (conflict === null) return;
    for (const field of conflict.fields) if (!isMine(field)) this.unsent.delete(field);
    const { fields: _fields, ...saved } = conflict;
    this.tell({ saved, conflict: null });
    void this.flush();
  };

  /** Takes what the server has now, after publishing or discarding. */
  readonly adopt = ({ problems, ...saved }: ReadLook['output']): void => {
    this.tell({ saved, problems });
  };

  private async sendUnsent(): Promise<boolean> {
    const sent = new Map(this.unsent);
    this.isSending = true;
    this.tell({ status: 'saving' });
    try {
      const { problems, ...saved } = await this.send(changesFrom(this.state.saved.look, sent));
      for (const [field, value] of sent) if (isSame(this.unsent.get(field), value)) this.unsent.delete(field);
      const isWhole = this.unsent.size === 0;
      this.tell({ saved, problems, failure: null, status: isWhole ? 'saved' : 'unsaved' });
      if (!isWhole) this.sendAfter(restMs);
      return isWhole;
    } catch (failure) {
      this.takeFailure(failure);
      return false;
    } finally {
      this.isSending = false;
    }
  }

  private takeFailure(failure: unknown): void {
    const conflict = conflictIn(failure);
    this.tell({ status: 'failed', failure: conflict === null ? failure : null, conflict });
    if (failure instanceof CallFailed && failure.kind !== 'refused') this.sendAfter(retryMs);
  }

  private sendAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  private forgetWhatIsSaved(): void {
    const saved = fieldsOf(this.state.saved.look);
    for (const [field, value] of this.unsent) if (isSame(saved.get(field), value)) this.unsent.delete(field);
  }

  private tell(changes: Partial<Omit<DraftState, 'look'>>): void {
    const state = { ...this.state, ...changes };
    this.state = { ...state, look: typedOn(state.saved.look, this.unsent) };
    for (const listener of this.listeners) listener();
  }
}

function changesFrom(saved: Look, unsent: ReadonlyMap<string, unknown>): Changes {
  const fields = fieldsOf(saved);
  return Object.fromEntries([...unsent].map(([name, to]) => [name, { from: fields.get(name), to }]));
}

/** Every control writes a value of its field's own kind; the server checks it again. */
function typedOn(saved: Look, unsent: ReadonlyMap<string, unknown>): Look {
  const look = withFields(saved, unsent);
  return isLook(look) ? look : saved;
}

function isLook(value: unknown): value is Look {
  return typeof value === 'object' && value !== null && 'skin' in value && 'pictures' in value;
}

function conflictIn(failure: unknown): LookConflict | null {
  const isConflict = failure instanceof CallFailed && failure.status === errors.lookConflict.status;
  return isConflict && hasFields(failure.data) ? failure.data : null;
}

function hasFields(data: unknown): data is LookConflict {
  return typeof data === 'object' && data !== null && 'fields' in data && 'look' in data;
}
