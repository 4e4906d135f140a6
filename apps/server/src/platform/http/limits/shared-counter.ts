import { LRUCache } from 'lru-cache';

interface Minute {
  readonly number: number;
  /** The sum reported by all servers, as far as this one knows. */
  reported: number;
  unreported: number;
}

interface CounterOptions {
  /** Adds to the shared count of a client in a minute, and returns the new sum. */
  readonly report: (key: string, more: number, ends: Date) => Promise<number>;
  readonly clients?: number;
}

const minuteMs = 60_000;
// A client costs no statement until it has made a sixtieth of its limit; if that is one request, each is reported.
const blocks = 60;

/**
 * Counts requests for each minute of the clock, across all servers. Each server reports in blocks, so together they
 * allow at most one block more for each server than the limit. Without the database each server counts alone.
 */
export function createSharedCounter({ report, clients = 20_000 }: CounterOptions) {
  const minutes = new LRUCache<string, Minute>({ max: clients });

  /** Counts one request; returns its number within the minute, and when the minute ends. */
  return async (key: string, most: number, now: Date): Promise<{ readonly count: number; readonly ends: Date }> => {
    const number = Math.floor(now.getTime() / minuteMs);
    const ends = new Date((number + 1) * minuteMs);
    const cached = minutes.get(key);
    const minute = cached?.number === number ? cached : { number, reported: 0, unreported: 0 };
    minutes.set(key, minute);
    minute.unreported += 1;
    const own = minute.reported + minute.unreported;
    // Requests over the limit cost no further statement.
    if (own > most || minute.unreported < Math.floor(most / blocks)) return { count: own, ends };
    const more = minute.unreported;
    minute.unreported = 0;
    minute.reported += more;
    const inAll = await report(`${key} ${number}`, more, ends).catch(() => own);
    minute.reported = Math.max(minute.reported, inAll);
    return { count: Math.max(own, inAll), ends };
  };
}
