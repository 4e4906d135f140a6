import type { FormSession, RowDraft, SessionChange } from '@portico/form-engine/session/form-session';
import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { JournalWriter } from './journal/journal-writer.ts';
import type { StoredModule } from './journal/read-kept.ts';
import type { Ledger } from './merging/ledger.ts';
import type { KeyCodec } from './merging/module-codecs.ts';
import { textOf } from './merging/wire-value.ts';
import { createModuleState, type ServerFacts } from './module-state.ts';
import type { ModuleSaving } from './saving.ts';
import type { SavingWorld } from './saving-world.ts';
import { pollMs } from './sending/backoff.ts';
import { createSender } from './sending/sender.ts';

interface Parts {
  readonly world: SavingWorld;
  readonly wires: ReadonlyMap<string, KeyCodec>;
  readonly ledger: Ledger;
  readonly journal: JournalWriter;
  readonly session: FormSession;
  readonly uid: string;
  readonly menuid: string;
  readonly formVersion: string;
  readonly state: ServerFacts['state'];
  /** The name under which tabs tell each other what was saved. */
  readonly name: string;
  /** Called for a row that is being edited separately. */
  readonly onDraft: (draft: RowDraft) => void;
  /** Called after every answer, and when the page may end. */
  readonly onMilestone: () => void;
  /** Called when nothing is left to send after `stop`. */
  readonly onEnd: () => void;
}

export interface RunningSaving extends ModuleSaving {
  /** Adds what was kept by an earlier page, or by a tab that has ended since. */
  readonly takeIn: (stored: StoredModule) => void;
  /** Called when the journal has settled or an entry has changed. */
  readonly review: (key?: string) => void;
  /** Ends at once and for good; the journal keeps what is unsent. */
  readonly halt: () => void;
}

export function createModuleSaving(parts: Parts): RunningSaving {
  const { world, wires, ledger, journal, session, name } = parts;
  const listeners = new Set<() => void>();
  /** What the session showed when it was last compared, by key. */
  const shown = new Map([...wires].map(([key, wire]) => [key, textOf(wire.read(session))]));
  let isStopped = false;
  let isHalted = false;
  let applying: Set<string> | null = null;

  const sender = createSender({ ...parts, onAnswer, onChange: refresh });
  const facts = { savedAt: null, newerVersion: false, state: parts.state };
  const view = createModuleState({ wires, ledger, journal, sender: sender.status }, facts);

  function refresh(): void {
    if (isStopped && ledger.entries.size === 0 && ledger.requests.length === 0) halt();
    if (view.refresh()) for (const listener of listeners) listener();
  }

  function review(key?: string): void {
    if (key !== undefined) view.review(key);
    refresh();
  }

  function onTyped(change: SessionChange): void {
    const key = 'field' in change ? change.field : change.group;
    const wire = wires.get(key);
    if (wire === undefined) return;
    if (applying !== null) return void applying.add(key);
    const value = wire.read(session);
    const text = textOf(value);
    if (text === shown.get(key)) return;
    shown.set(key, text);
    ledger.write(key, value, world.now());
    view.review(key);
    sender.soon(key);
    refresh();
  }

  /** Shows values from elsewhere, and records which other answers became visible by that. */
  function show(keys: Iterable<string>): void {
    if (isStopped) return;
    const touched = new Set<string>();
    const put = new Set([...keys].filter((key) => isShownOtherwise(key)));
    applying = touched;
    for (const key of put) wires.get(key)?.put(session, latestValue(key));
    applying = null;
    for (const key of new Set([...touched, ...put])) {
      const value = wires.get(key)?.read(session) ?? null;
      shown.set(key, textOf(value));
      // An answer that was kept aside became visible with its field, so it is saved.
      const isNew = value !== null && !put.has(key) && !ledger.entries.has(key) && !ledger.isSent(key);
      if (isNew && !ledger.isSame(key, value, ledger.serverValue(key))) {
        ledger.write(key, value, world.now());
        sender.soon(key);
      }
    }
  }

  function latestValue(key: string) {
    return ledger.entries.get(key)?.value ?? ledger.serverValue(key);
  }

  function isShownOtherwise(key: string): boolean {
    const wire = wires.get(key);
    return wire !== undefined && !ledger.isSame(key, wire.read(session), latestValue(key));
  }

  function onAnswer(answer: SaveBasic['output'], touched: ReadonlySet<string>, hadValues: boolean): void {
    show([...touched].filter((key) => !ledger.entries.has(key) && !ledger.isSent(key)));
    for (const key of touched) view.review(key);
    const newerVersion = answer.form_version !== parts.formVersion;
    view.hear({ newerVersion, state: answer.state, ...(hadValues && { savedAt: world.now() }) });
    if (hadValues) world.broadcastSaved(name);
    parts.onMilestone();
    refresh();
  }

  function halt(): void {
    if (isHalted) return;
    isHalted = true;
    isStopped = true;
    for (const end of [...ofForm, ...ends]) end();
    sender.halt();
    parts.onEnd();
  }

  const lookElsewhere = () => {
    if (!isStopped && world.isVisible()) sender.look();
  };
  let cancelLook: () => void = () => undefined;
  const lookAgain = () => {
    cancelLook = world.after(pollMs, () => {
      lookElsewhere();
      lookAgain();
    });
  };
  lookAgain();
  const ofForm = [
    session.onChange(onTyped),
    session.onLeave(() => ledger.entries.size > 0 && sender.now()),
    session.onRowDraft(parts.onDraft),
  ];
  const ends = [
    () => cancelLook(),
    world.onSaved(name, lookElsewhere),
    world.onSignal((signal) => {
      if (signal === 'visible') return lookElsewhere();
      if (ledger.entries.size > 0 || ledger.requests.length > 0) sender.now(signal === 'hidden');
      if (signal === 'hidden') parts.onMilestone();
    }),
  ];
  refresh();

  return {
    state: view.state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    saveNow: async () => {
      const rest = sender.rest();
      sender.again();
      await rest;
    },
    lookElsewhere,
    resolve(key, whose) {
      ledger.resolve(key, whose);
      if (whose === 'theirs') show([key]);
      view.review(key);
      sender.now();
      refresh();
    },
    resume: sender.resume,
    stop() {
      if (isStopped) return;
      isStopped = true;
      for (const end of ofForm) end();
      parts.onMilestone();
      sender.now();
      refresh();
    },
    takeIn({ entries, requests, drafts }) {
      ledger.adopt(entries, requests);
      const keys = entries.map(({ key }) => key).filter((key) => ledger.entries.has(key));
      show(keys);
      for (const key of keys) view.review(key);
      // Restored after the rows they belong to.
      for (const draft of drafts) if (!isStopped) session.keepDraft(draft);
      refresh();
      if (ledger.entries.size > 0 || ledger.requests.length > 0) sender.now();
    },
    review,
    halt,
  };
}
