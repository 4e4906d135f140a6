import { broadcast } from './channel.ts';

/** Knows which tabs are still open. */
export interface Presence {
  /** Marks this tab as open until its page ends. */
  readonly register: (tab: string) => Promise<void>;
  /**
   * Runs the work if that tab is closed, keeping other tabs from doing the same meanwhile; null if the tab is still
   * open.
   */
  readonly whileGone: <A>(tab: string, work: () => Promise<A>) => Promise<A | null>;
}

/** By Web Locks: the browser releases a lock when the page that holds it ends, for whatever reason. */
export function lockPresence(locks: Pick<LockManager, 'request'>): Presence {
  const registered = new Map<string, Promise<void>>();
  const lock = (tab: string) =>
    new Promise<void>((resolve) => {
      void locks
        .request(lockName(tab), () => {
          resolve();
          return new Promise<never>(() => undefined);
        })
        .catch(() => resolve());
    });
  return {
    // A second request would wait for the first, which is never released.
    register: (tab) => {
      const registering = registered.get(tab) ?? lock(tab);
      registered.set(tab, registering);
      return registering;
    },
    whileGone: (tab, work) =>
      locks.request(lockName(tab), { ifAvailable: true }, (granted) => (granted === null ? null : work())),
  };
}

const answerMs = 300;

/**
 * By messages over a channel, for browsers without Web Locks (plain http). A suspended tab does not answer and counts
 * as closed. If it wakes up and sends after all, the server merges, and at worst the person is asked which text to
 * keep.
 */
export function rollCallPresence(open: () => BroadcastChannel | null): Presence {
  const channel = open();
  let own = '';
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === `who ${own}`) broadcast(channel, `here ${own}`);
  });
  return {
    register: async (tab) => {
      own = tab;
    },
    whileGone: async (tab, work) => ((await answers(channel, tab)) ? null : work()),
  };
}

function answers(channel: BroadcastChannel | null, tab: string): Promise<boolean> {
  if (channel === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (isThere: boolean) => {
      channel.removeEventListener('message', hear);
      clearTimeout(timer);
      resolve(isThere);
    };
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (data === `here ${tab}`) end(true);
    };
    const timer = setTimeout(() => end(false), answerMs);
    channel.addEventListener('message', hear);
    broadcast(channel, `who ${tab}`);
  });
}

function lockName(tab: string): string {
  return `portico-journal ${tab}`;
}
