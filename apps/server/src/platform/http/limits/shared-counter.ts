import { LRUCache } from 'lru-cache';

interface Minute {
  readonly number: number;
  /** What all servers have reported, as far as this one knows. */
  reported: number;
  unreported: number;
}

interface CounterOptions {
  /** Adds to what all servers have counted of a client in a minute, and answers how many that makes. */
  readonly report: (key: string, more: number, ends: Date) => Promise<number>;
  readonly clients?: number;
}

const minuteMs = 60_000;
// So a client costs no statement until it has made a sixtieth of what it may; where that is one request, each is reported.
const blocks = 60;

/**
 * Counts requests by minutes of the clock, once over all servers. Each server reports in blocks: together they let through what
 * one may, and at most a block more for each server. Without the database each counts for itself.
 */
export function createSharedCounter({ report, clients = 20_000 }: CounterOptions) {
  const minutes = new LRUCache<string, Minute>({ max: clients });

  /** Counts one request and answers which one of its minute it is, and when the minute ends. */
  return async (key: string, most: number, now: Date): Promise<{ readonly count: number; readonly ends: Date }> => {
    const number = Math.floor(now.getTime() / minuteMs);
    const ends = new Date((number + 1) * minuteMs);
    const cached = minutes.get(key);
    const minute = cached?.number === number ? cached : { number, reported: 0, unreported: 0 };
    minutes.set(key, minute);
    minute.unreported += 1;
    const own = minute.reported + minute.unreported;
    // Who is over the limit costs nothing more.
    if (own > most || minute.unreported < Math.floor(most / blocks)) return { count: own, ends };
    const more = minute.unreported;
    minute.unreported = 0;
    minute.reported += more;
    const inAll = await report(`${key} ${number}`, more, ends).catch(() => own);
    minute.reported = Math.max(minute.reported, inAll);
    return { count: Math.max(own, inAll), ends };
  };
}
