import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import type { FormConflict, FormFindings, ReadFormDraft, SaveFormDraft } from '@portico/contract/form-draft.schemas';
import { applyChanges } from '@portico/form-engine/editing/apply-changes';
import { changesBetween, type FormChanges, inverseOf } from '@portico/form-engine/editing/form-changes';
import { type FormParts, partsOf } from '@portico/form-engine/editing/form-parts';
import type { Language } from '@portico/form-engine/language';
import { isWarning } from '@portico/form-engine/publish/definition-problem';
import { PartListeners } from './part-listeners.ts';

/** What the screen shows of a draft besides the form itself. */
export interface FormState {
  readonly revision: number;
  readonly status: 'saved' | 'unsaved' | 'saving' | 'failed';
  readonly failure: unknown;
  readonly changed: ReadFormDraft['output']['changed'];
  /** What prevents publishing. */
  readonly findings: FormFindings;
  /** What had better be looked at, but prevents nothing. */
  readonly hints: FormFindings;
  /** Languages in which texts may be missing. */
  readonly untranslated: readonly Language[];
  /** What somebody else made of parts that were changed here too; to be decided before anything is saved. */
  readonly conflict: FormConflict | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last undo or redo did nothing, because somebody else has changed the same part since. */
  readonly isUndoLost: boolean;
}

export type SaveForm = (
  revision: number,
  changes: SaveFormDraft['input']['changes'],
) => Promise<SaveFormDraft['output']>;

type Opened = Pick<ReadFormDraft['output'], 'revision' | 'form' | 'changed' | 'findings' | 'untranslated'>;

const restMs = 700;
const retryMs = 5_000;

/** One step of undo: what was there before it, so that further strokes in the same place can be joined to it. */
interface Step {
  readonly changes: FormChanges;
  readonly before: FormParts;
  readonly place: string | null;
}

/**
 * A form while one person works on it: saved a moment after the last change, one request at a time. What is not confirmed
 * yet stays on top of whatever the server answers. Undo takes back one's own steps alone.
 */
export class FormStore {
  private parts: FormParts;
  private saved: FormParts;
  private state: FormState;
  private findings: Findings;
  private undone: FormChanges[] = [];
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: Promise<boolean> | null = null;
  private readonly names = new PartListeners();
  private readonly listeners = new Set<() => void>();

  constructor(
    { form, revision, changed, findings, untranslated }: Opened,
    private readonly send: SaveForm,
  ) {
    this.parts = partsOf(form);
    this.saved = this.parts;
    const undo = { canUndo: false, canRedo: false, isUndoLost: false };
    this.findings = { server: findings, search: [] };
    const known = { revision, changed, untranslated, ...told(this.findings) };
    this.state = { ...known, status: 'saved', failure: null, conflict: null, ...undo };
  }

  readonly read = (): FormState => this.state;
  readonly readParts = (): FormParts => this.parts;
  readonly readPart = (name: string): unknown => this.parts.get(name);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly subscribePart = (name: string, listener: () => void): (() => void) => this.names.add(name, listener);
  readonly subscribeForm = (listener: () => void): (() => void) => this.names.addForAll(listener);

  /** Makes a change. Strokes in one place are one step of undo. */
  readonly edit = (operation: (parts: FormParts) => FormParts, place: string | null = null): void => {
    const before = this.parts;
    const changes = changesBetween(before, operation(before));
    if (changes.size === 0) return;
    this.setParts(applyChanges(before, changes).parts);
    const last = this.steps.at(-1);
    if (place !== null && last !== undefined && last.place === place) {
      const joined = changesBetween(last.before, this.parts);
      this.steps = [...this.steps.slice(0, -1), { ...last, changes: joined }];
    } else this.steps = [...this.steps, { changes, before, place }];
    this.undone = [];
    this.touched();
  };

  readonly undo = (): void => {
    const step = this.steps.at(-1);
    if (step === undefined) return;
    this.steps = this.steps.slice(0, -1);
    const isDone = this.takeStep(inverseOf(step.changes));
    if (isDone) this.undone = [...this.undone, step.changes];
    this.touched({ isUndoLost: !isDone });
  };

  readonly redo = (): void => {
    const changes = this.undone.at(-1);
    if (changes === undefined) return;
    this.undone = this.undone.slice(0, -1);
    const before = this.parts;
    const isDone = this.takeStep(changes);
    if (isDone) this.steps = [...this.steps, { changes, before, place: null }];
    this.touched({ isUndoLost: !isDone });
  };

  /** Saves at once what is not saved yet. Returns whether everything is. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    if (this.sending !== null) await this.sending;
    if (this.state.conflict !== null) return false;
    if (changesBetween(this.saved, this.parts).size === 0) {
      this.tell({ status: 'saved', failure: null });
      return true;
    }
    this.sending = this.sendUnsaved();
    try {
      return await this.sending;
    } finally {
      this.sending = null;
    }
  };

  /** Goes on with what somebody chose: their own changes, or those of the other. */
  readonly decide = (whose: 'mine' | 'theirs'): void => {
    const { conflict } = this.state;
    if (conflict === null) return;
    const theirs = partsOf(conflict.form);
    const known = whose === 'mine' ? this.parts : theirs;
    const merged = applyChanges(theirs, changesBetween(this.saved, this.parts), { whose, known });
    this.saved = theirs;
    this.setParts(merged.parts);
    this.endStep();
    this.tell({ conflict: null, revision: conflict.revision });
    void this.flush();
  };

  /** Takes what the server has now, after publishing, discarding or going back. */
  readonly adopt = ({ form, revision, changed, findings, untranslated }: Opened): void => {
    this.saved = partsOf(form);
    this.setParts(this.saved);
    this.endStep();
    this.find({ server: findings });
    this.tell({ revision, changed, untranslated, status: 'saved', failure: null });
  };

  /** Takes in which languages texts may be missing, and what that leaves to be mended. */
  readonly takeUntranslated = (untranslated: readonly Language[], findings: FormFindings): void => {
    this.find({ server: findings });
    this.tell({ untranslated });
  };

  /** Takes what a search has found, which takes longer than a save. */
  readonly takeSearched = (search: FormFindings): void => {
    this.find({ search });
    this.tell({});
  };

  private find(news: Partial<Findings>): void {
    this.findings = { ...this.findings, ...news };
    this.state = { ...this.state, ...told(this.findings) };
  }

  private endStep(): void {
    const last = this.steps.at(-1);
    if (last !== undefined && last.place !== null) this.steps = [...this.steps.slice(0, -1), { ...last, place: null }];
  }

  private takeStep(changes: FormChanges): boolean {
    const { parts, conflicts } = applyChanges(this.parts, changes);
    if (conflicts.length > 0) return false;
    this.setParts(parts);
    return true;
  }

  private async sendUnsaved(): Promise<boolean> {
    // What is typed after a rest is another step of undo.
    this.endStep();
    const sent = this.parts;
    this.tell({ status: 'saving' });
    try {
      const answer = await this.send(this.state.revision, Object.fromEntries(changesBetween(this.saved, sent)));
      this.takeAnswer(sent, answer.form === null ? sent : partsOf(answer.form));
      const { revision, changed, findings } = answer;
      const isWhole = changesBetween(this.saved, this.parts).size === 0;
      this.find({ server: findings });
      this.tell({ revision, changed, failure: null, status: isWhole ? 'saved' : 'unsaved' });
      if (!isWhole) this.sendAfter(restMs);
      return isWhole;
    } catch (failure) {
      const conflict = conflictIn(failure);
      this.tell({ status: 'failed', failure: conflict === null ? failure : null, conflict });
      if (failure instanceof CallFailed && failure.kind !== 'refused') this.sendAfter(retryMs);
      return false;
    }
  }

  /** What was changed while the answer was on its way stays on top of it. */
  private takeAnswer(sent: FormParts, merged: FormParts): void {
    const meanwhile = changesBetween(sent, this.parts);
    this.saved = merged;
    if (merged === sent) return;
    this.setParts(applyChanges(merged, meanwhile, { whose: 'mine', known: this.parts }).parts);
    this.endStep();
  }

  private touched(news: Partial<FormState> = { isUndoLost: false }): void {
    this.tell({ status: 'unsaved', ...news });
    this.sendAfter(restMs);
  }

  private sendAfter(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), milliseconds);
  }

  /** Parts that are the same stay the same objects, so that only what has changed is drawn again. */
  private setParts(next: FormParts): void {
    const changes = changesBetween(this.parts, next);
    const before = this.parts;
    this.parts = new Map([...next].map(([name, part]) => [name, changes.has(name) ? part : before.get(name)]));
    this.names.tell(changes.keys());
  }

  private tell(news: Partial<FormState>): void {
    const undo = { canUndo: this.steps.length > 0, canRedo: this.undone.length > 0 };
    this.state = { ...this.state, ...undo, ...news };
    for (const listener of this.listeners) listener();
  }
}

/** What the server has found at once, and what a search has found. */
interface Findings {
  readonly server: FormFindings;
  readonly search: FormFindings;
}

function told({ server, search }: Findings): Pick<FormState, 'findings' | 'hints'> {
  const known = new Set(server.map((finding) => JSON.stringify(finding)));
  const all = [...server, ...search.filter((finding) => !known.has(JSON.stringify(finding)))];
  return { findings: all.filter(({ key }) => !isWarning(key)), hints: all.filter(({ key }) => isWarning(key)) };
}

function conflictIn(failure: unknown): FormConflict | null {
  const isConflict = failure instanceof CallFailed && failure.status === errors.formConflict.status;
  return isConflict && hasParts(failure.data) ? failure.data : null;
}

function hasParts(data: unknown): data is FormConflict {
  return typeof data === 'object' && data !== null && 'parts' in data && 'form' in data;
}
