import { Client } from 'pg';

/** The channel of PostgreSQL on which every server of the installation listens. */
const channel = 'portico_news';
const firstPauseMs = 250;
const longestPauseMs = 30_000;

/** Tells every server that there is something new, and about whom; never what it is. */
export interface News {
  /** Calls back when there is something new about a topic, and whenever news may have been missed. */
  readonly subscribe: (topic: string, listener: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Listens on a connection of its own, which is opened for the first subscriber and opened anew when it breaks. */
export function openNews(url: string): News {
  const listeners = new Map<string, Set<() => void>>();
  let client: Client | null = null;
  let isClosed = false;
  let pauseMs = firstPauseMs;

  const tell = (topics: Iterable<string>) => {
    for (const topic of topics) for (const listener of listeners.get(topic) ?? []) listener();
  };
  const connect = async () => {
    const opened = new Client({ connectionString: url, application_name: 'portico news', keepAlive: true });
    client = opened;
    const lose = () => {
      if (client !== opened) return;
      client = null;
      opened.end().catch(() => undefined);
      if (!isClosed && listeners.size > 0) retry();
    };
    opened.on('error', lose);
    opened.on('end', lose);
    opened.on('notification', ({ payload = '' }) => tell(payload.split(' ')));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      pauseMs = firstPauseMs;
      tell([...listeners.keys()]);
    } catch {
      lose();
    }
  };
  const retry = () => {
    setTimeout(() => {
      if (client === null && !isClosed) void connect();
    }, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };

  return {
    subscribe(topic, listener) {
      const others = listeners.get(topic) ?? new Set();
      listeners.set(topic, others.add(listener));
      if (client === null && !isClosed) void connect();
      return () => {
        others.delete(listener);
        if (others.size === 0 && listeners.get(topic) === others) listeners.delete(topic);
      };
    },
    async close() {
      isClosed = true;
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
