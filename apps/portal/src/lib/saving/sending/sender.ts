import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { JournalWriter } from '../journal/journal-writer.ts';
import type { SentRequest } from '../merging/entry.ts';
import type { Ledger } from '../merging/ledger.ts';
import { changesOf } from '../merging/wire-value.ts';
import type { Obstacle } from '../saving.ts';
import type { SavingWorld } from '../saving-world.ts';
import { nextRequest } from './next-request.ts';
import { debounceMs, journalMs, longestWaitMs, backoffAfter } from './backoff.ts';
import type { KeyCodec } from '../merging/module-codecs.ts';
import { type Failure, readFailure } from './read-failure.ts';

interface SenderParts {
  readonly world: SavingWorld;
  readonly ledger: Ledger;
  readonly journal: JournalWriter;
  readonly wires: ReadonlyMap<string, KeyCodec>;
  readonly uid: string;
  readonly menuid: string;
  readonly formVersion: string;
  /** The keys whose value on the server has changed; `hadValues` if the save contained any. */
  readonly onAnswer: (answer: SaveBasic['output'], touched: ReadonlySet<string>, hadValues: boolean) => void;
  readonly onChange: () => void;
}

export interface SenderStatus {
  readonly isSending: boolean;
  readonly isFailing: boolean;
  readonly obstacle: Obstacle | null;
  readonly text: string;
  readonly refused: ReadonlyMap<string, string>;
}

/** Sends what the ledger contains, one request at a time, until the server has confirmed it. */
export interface Sender {
  readonly status: () => SenderStatus;
  /** Something was written: sends when the person pauses. */
  readonly soon: (key: string) => void;
  /** Sends at once; `leaving` does not even wait for the journal. */
  readonly now: (leaving?: boolean) => void;
  /** Sends at once, and also retries what was refused. */
  readonly again: () => void;
  readonly look: () => void;
  /** Resolves when everything is saved, or cannot be for now. */
  readonly rest: () => Promise<void>;
  readonly resume: () => void;
  readonly halt: () => void;
}

export function createSender(parts: SenderParts): Sender {
  const { world, ledger, journal } = parts;
  const refused = new Map<string, string>();
  const suspects = new Set<string>();
  let obstacle: Obstacle | null = null;
  let text = '';
  let failures = 0;
  let isSending = false;
  let isHalted = false;
  let wantsLook = false;
  /** The server's state is not fully known: it is fetched before anything else is sent. */
  let owesLook = false;
  let isHurried = false;
  let hurry: () => void = () => undefined;
  let waitingSince: number | null = null;
  let cancel: (() => void) | null = null;
  let resting: (() => void)[] = [];

  function schedule(milliseconds: number): void {
    cancel?.();
    cancel = world.after(milliseconds, () => {
      cancel = null;
      void run();
    });
  }

  function comeToRest(): void {
    const waiters = resting;
    resting = [];
    for (const waiter of waiters) waiter();
    parts.onChange();
  }

  function sendable() {
    const free = [...ledger.entries.values()].filter(({ key }) => !refused.has(key) && ledger.rivalOf(key) === null);
    return free.sort(
      (one, other) =>
        Number(one.formVersion === parts.formVersion) - Number(other.formVersion === parts.formVersion) ||
        one.at - other.at,
    );
  }

  function next(): SentRequest | 'look' | null {
    const [unanswered] = ledger.requests;
    if (unanswered !== undefined) return unanswered;
    if (owesLook) return 'look';
    const request = nextRequest({
      entries: sendable(),
      suspects,
      revision: ledger.revision(),
      newId: world.newId,
    });
    if (request !== null) ledger.send(request);
    return request ?? (wantsLook ? 'look' : null);
  }

  async function run(leaving = false): Promise<void> {
    if (isHalted || isSending) return;
    cancel?.();
    cancel = null;
    if (obstacle === null && world.signedInAs() !== parts.uid) stopBy('signedOut', '');
    const round = obstacle === null ? next() : null;
    if (round === null) return comeToRest();
    isSending = true;
    waitingSince = null;
    parts.onChange();
    if (!leaving && round !== 'look') await journalOrHurry();
    if (isHalted) return;
    const outcome = await attempt(round);
    if (isHalted) return;
    isSending = false;
    if ('answer' in outcome) takeAnswer(round, outcome.answer);
    else takeFailure(round, readFailure(outcome.failure, world.obstacles));
  }

  async function attempt(round: SentRequest | 'look') {
    try {
      const { id, revision, formVersion, values } = round === 'look' ? lookRequest() : round;
      const changes = changesOf(toSend(values, formVersion));
      const call = { menuid: parts.menuid, revision, form_version: formVersion, changes };
      return { answer: await world.save(call, id) };
    } catch (failure) {
      return { failure };
    }
  }

  /** Values of another version are sent as stored: option positions are known for this version only. */
  function toSend(values: SentRequest['values'], version: string): SentRequest['values'] {
    if (version !== parts.formVersion) return values;
    const sent = Object.entries(values).map(
      ([key, value]) => [key, parts.wires.get(key)?.toSend(value) ?? value] as const,
    );
    return Object.fromEntries(sent);
  }

  function lookRequest() {
    return { id: null, revision: ledger.revision(), formVersion: parts.formVersion, values: {}, lines: {} };
  }

  async function journalOrHurry(): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      hurry = resolve;
    });
    const timeout = new Promise<void>((resolve) => void world.after(journalMs, resolve));
    await Promise.race([journal.settled(), hurried, timeout]);
  }

  function takeAnswer(round: SentRequest | 'look', answer: SaveBasic['output']): void {
    failures = 0;
    const isLook = round === 'look';
    const request = isLook ? lookRequest() : round;
    const touched = ledger.take(request, answer, isLook ? undefined : round.id);
    for (const key of Object.keys(request.values)) suspects.delete(key);
    if (isLook) owesLook = wantsLook = false;
    else owesLook ||= answer.form_version !== round.formVersion;
    parts.onAnswer(answer, touched, !isLook);
    proceed();
  }

  /** Changes written meanwhile have their own timer, unless they are to be sent at once. */
  function proceed(): void {
    if (isHurried || cancel === null) {
      isHurried = false;
      void run();
    } else parts.onChange();
  }

  function takeFailure(round: SentRequest | 'look', failure: Failure): void {
    if (failure.kind === 'retry') {
      if (round === 'look' && !owesLook && ledger.entries.size === 0) {
        wantsLook = false;
        return comeToRest();
      }
      failures += 1;
      schedule(Math.max(backoffAfter(failures, world.random()), failure.afterMs));
      return comeToRest();
    }
    if (failure.kind === 'obstacle') {
      if (round !== 'look' && failure.obstacle !== 'signedOut') ledger.drop(round.id);
      stopBy(failure.obstacle, failure.text);
      return comeToRest();
    }
    if (round === 'look') {
      owesLook = wantsLook = false;
      return proceed();
    }
    ledger.drop(round.id);
    if (failure.kind !== 'newKey') {
      refuse(Object.keys(round.values), failure);
      return proceed();
    }
    ledger.send({ ...round, id: world.newId() });
    failures += 1;
    schedule(backoffAfter(failures, world.random()));
  }

  /**
   * If a save of several keys is refused, they are sent one by one, so that an invalid one does not block the others.
   */
  function refuse(keys: readonly string[], failure: Failure & { readonly text: string }): void {
    for (const key of keys) {
      if (failure.kind === 'value' && keys.length > 1) suspects.add(key);
      else refused.set(key, failure.text);
    }
  }

  function stopBy(by: Obstacle, message: string): void {
    obstacle = by;
    text = message;
  }

  function now(leaving = false): void {
    isHurried = isSending;
    if (leaving) hurry();
    void run(leaving);
  }

  return {
    status: () => {
      const [sentence] = refused.values();
      const why = obstacle ?? (refused.size > 0 ? 'refused' : null);
      return { isSending, isFailing: failures > 0, obstacle: why, text: obstacle ? text : (sentence ?? ''), refused };
    },
    soon(key) {
      refused.delete(key);
      if (failures > 0 || isHalted) return;
      waitingSince ??= world.now();
      schedule(Math.max(0, Math.min(debounceMs, waitingSince + longestWaitMs - world.now())));
    },
    now,
    again() {
      refused.clear();
      now();
    },
    look() {
      wantsLook = true;
      if (cancel === null) void run();
    },
    rest: () => (isHalted ? Promise.resolve() : new Promise((resolve) => resting.push(resolve))),
    resume() {
      obstacle = null;
      failures = 0;
      refused.clear();
      void run();
    },
    halt() {
      isHalted = true;
      cancel?.();
      hurry();
      comeToRest();
    },
  };
}
