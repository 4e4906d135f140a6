import { type TriedAnswers, type TriedPlace, triedFormMessages } from '@portico/contract/tried-form';
import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { type FormParts, formOf, groupIn, fieldIn, partName } from '@portico/form-engine/editing/form-parts';
import { type FormAnswers, noAnswers } from '@portico/form-engine/values/answer';
import type { FrameTalk } from '../../../parts/portal-frame/portal-frame.tsx';
import type { FormStore } from '../draft/form-store.ts';
import { aroundOf } from '../draft/place-of.ts';
import type { Selection } from '../draft/selection.ts';
import { branchOf } from '../editing/operations.ts';

const restMs = 150;

/**
 * Shows a draft in the frame of its preview while somebody works on it: after a moment of rest, and only the modules that have
 * changed. Keeps what is filled in there, because the frame is loaded again for another language or skin.
 */
export class FormTalk implements FrameTalk {
  private send: ((message: object) => void) | null = null;
  private known = new Map<string, readonly unknown[]>();
  private answers: FormAnswers = noAnswers;
  private isDrawn = true;
  private selected: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stops: readonly (() => void)[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly store: FormStore,
    private readonly selection: Selection,
    readonly today: string,
  ) {}

  readonly begin = (send: (message: object) => void): void => {
    this.end();
    this.send = send;
    this.known = new Map();
    this.selected = this.selection.read();
    this.tell({ answers: this.answers, at: this.placeOf(this.selected) });
    this.stops = [this.store.subscribeForm(this.tellSoon), this.selection.subscribe(this.follow)];
  };

  readonly hear = (message: object): void => {
    if (!isState(message)) return;
    this.answers = message.state.answers;
    if (this.isDrawn === message.state.isDrawn) return;
    this.isDrawn = message.state.isDrawn;
    for (const listener of this.listeners) listener();
  };

  readonly end = (): void => {
    clearTimeout(this.timer);
    for (const stop of this.stops) stop();
    this.stops = [];
    this.send = null;
  };

  /** What somebody has filled in, to the last moment or so. */
  readonly filledIn = (): FormAnswers => this.answers;

  /** Fills the form in the frame with these answers, and looks at a place. */
  readonly fill = (answers: FormAnswers, at: TriedPlace | null = null): void => {
    this.answers = answers;
    this.tell({ answers, at });
  };

  readonly canDraw = (): boolean => this.isDrawn;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private readonly tellSoon = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell({}), restMs);
  };

  private readonly follow = (): void => {
    const selected = this.selection.read();
    if (selected === this.selected) return;
    this.selected = selected;
    this.tell({ at: this.placeOf(selected) });
  };

  private tell({ answers = null, at = null }: { answers?: FormAnswers | null; at?: TriedPlace | null }): void {
    const parts = this.store.readParts();
    const { modules } = formOf(parts);
    const changed = modules.filter((module) => this.isNews(parts, module));
    const form = { order: modules.map(({ id }) => id), changed, today: this.today, answers, at };
    this.send?.({ kind: triedFormMessages.form, form });
  }

  /** Parts that have not changed stay the same objects. */
  private isNews(parts: FormParts, { id }: ModuleDefinition): boolean {
    const now = (branchOf(parts, partName.module(id))?.names ?? []).map((name) => parts.get(name));
    const before = this.known.get(id);
    this.known.set(id, now);
    return before === undefined || before.length !== now.length || now.some((part, index) => part !== before[index]);
  }

  private placeOf(name: string | null): TriedPlace | null {
    const parts = this.store.readParts();
    if (name === null || !parts.has(name)) return null;
    const id = name.slice(name.indexOf(':') + 1);
    if (name === partName.module(id)) return { module: id, key: null };
    const [module = '', group = name] = aroundOf(parts, name);
    const ofGroup = groupIn(parts, group.slice(group.indexOf(':') + 1))?.key;
    const key = ofGroup ?? fieldIn(parts, id)?.key ?? null;
    return { module: module.slice('module:'.length), key };
  }
}

function isState(message: object): message is { readonly state: TriedAnswers } {
  return 'kind' in message && message.kind === triedFormMessages.answers && 'state' in message;
}
