import pLimit, { type LimitFunction } from 'p-limit';

/** Limits how many run concurrently under one key; different keys do not wait for each other. */
export function limitByKey(concurrency: number) {
  const limits = new Map<string, LimitFunction>();
  return async <R>(key: string, run: () => Promise<R>): Promise<R> => {
    const limit = limits.get(key) ?? pLimit(concurrency);
    limits.set(key, limit);
    try {
      return await limit(run);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key);
    }
  };
}
