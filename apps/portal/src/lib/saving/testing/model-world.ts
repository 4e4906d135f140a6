import { CallFailed } from '@portico/contract/call-failed';
import type { SaveBasic } from '@portico/contract/applications.schemas';
import type { JournalRecord, JournalStore } from '../journal/stores/journal-store.ts';
import type { PageSignal, SavingWorld } from '../saving-world.ts';
import type { Time } from './model-time.ts';
import { type ModelServer, refusal } from './model-server.ts';

/** What the network does to a save. */
export type Mood = 'fine' | 'lostRequest' | 'lostAnswer' | 'late' | 'busy';

export interface Browser {
  isOnline: boolean;
  /** For the next saves, one each; `fine` once the list is empty. */
  moods: Mood[];
  readonly kept: ReadonlyMap<string, JournalRecord>;
  readonly openPage: () => Page;
}

let opened = 0;
let issued = 0;

/** A browser with its journal and open tabs. */
export function modelBrowser(time: Time, server: ModelServer, random: () => number): Browser {
  const kept = new Map<string, JournalRecord>();
  const alive = new Set<string>();
  const pages = new Set<Page>();
  const browser: Browser = {
    isOnline: true,
    moods: [],
    kept,
    openPage(): Page {
      opened += 1;
      const tab = `tab${opened}`;
      let isAlive = true;
      const signals = new Set<(signal: PageSignal) => void>();
      const saved = new Map<string, Set<() => void>>();
      // A page that has ended does nothing more, whatever it was waiting for.
      const whileAlive = (milliseconds: number, work: () => void) => time.after(milliseconds, () => isAlive && work());
      const store: JournalStore = {
        isLasting: true,
        list: async () => [...kept.values()],
        write: (changes) =>
          new Promise((resolve) => {
            whileAlive(Math.floor(random() * 12), () => {
              for (const [id, record] of changes) {
                if (record === null) kept.delete(id);
                else kept.set(id, record);
              }
              resolve();
            });
          }),
      };
      const world: SavingWorld = {
        tab,
        save: (call, key) =>
          new Promise((resolve, reject) => {
            const done = (work: () => void) => isAlive && work();
            transmit(
              () => server.save(call, key),
              (answer) => done(() => resolve(answer)),
              (failure) => done(() => reject(failure)),
            );
          }),
        openJournal: async () => store,
        presence: {
          register: async (openTab) => void alive.add(openTab),
          whileGone: async (other, work) => (alive.has(other) ? null : work()),
        },
        signedInAs: () => page.user,
        now: time.now,
        random,
        newId: () => `id${(issued += 1)}`,
        after: whileAlive,
        isVisible: () => page.isVisible,
        onSignal: (listener) => {
          signals.add(listener);
          return () => signals.delete(listener);
        },
        broadcastSaved: (what) => {
          for (const other of pages) if (other !== page) time.after(1, () => other.hear(what));
        },
        onSaved: (what, listener) => {
          const all = saved.get(what) ?? new Set();
          saved.set(what, all.add(listener));
          return () => all.delete(listener);
        },
      };
      const page: Page = {
        world,
        isVisible: true,
        user: 'li',
        signal: (signal) => {
          page.isVisible = signal !== 'hidden';
          for (const listener of signals) listener(signal);
        },
        hear: (what) => isAlive && saved.get(what)?.forEach((listener) => listener()),
        kill: () => {
          isAlive = false;
          alive.delete(tab);
          pages.delete(page);
        },
      };
      pages.add(page);
      return page;
    },
  };

  function transmit(
    ask: () => SaveBasic['output'],
    resolve: (answer: SaveBasic['output']) => void,
    reject: (failure: unknown) => void,
  ): void {
    const mood: Mood = browser.isOnline ? (browser.moods.shift() ?? 'fine') : 'lostRequest';
    const there = 5 + Math.floor(random() * 200);
    const back = 5 + Math.floor(random() * 200);
    const unheard = () => reject(new CallFailed({ kind: 'network' }));
    if (mood === 'lostRequest') return void time.after(there, unheard);
    if (mood === 'busy') return void time.after(there, () => reject(refusal('busy', 2)));
    // The client gives up before the request arrives at the server.
    if (mood === 'late') time.after(there, unheard);
    time.after(mood === 'late' ? there + Math.floor(random() * 5000) : there, () => {
      const answer = outcome(ask);
      if (mood !== 'late') time.after(back, mood === 'lostAnswer' ? unheard : () => answer(resolve, reject));
    });
  }
  return browser;
}

type Answered = (resolve: (answer: SaveBasic['output']) => void, reject: (failure: unknown) => void) => void;

function outcome(ask: () => SaveBasic['output']): Answered {
  try {
    const answer = ask();
    return (resolve) => resolve(answer);
  } catch (failure) {
    return (_resolve, reject) => reject(failure);
  }
}

export interface Page {
  readonly world: SavingWorld;
  isVisible: boolean;
  user: string;
  readonly signal: (signal: PageSignal) => void;
  readonly hear: (what: string) => void;
  /** Ends abruptly, as a crash does. */
  readonly kill: () => void;
}
