interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (answer: O | undefined) => void;
}

interface Queue<I, O> {
  readonly waiting: Waiting<I, O>[];
  running: number;
}

interface BatcherOptions<I, O> {
  /** Items with the same key share batches; items with different keys never wait for each other. */
  readonly keyOf: (item: I) => string;
  /** How many batches of one key may run concurrently. */
  readonly concurrency: number;
  readonly largest?: number;
  /** Returns the results in the order of the items. */
  readonly run: (items: readonly I[]) => Promise<readonly O[]>;
}

/**
 * Runs an item at once if nothing is in progress, and collects those that arrive meanwhile into one batch, so that one
 * transaction serves many under load. If a batch fails, its items get undefined, and the caller tries each separately.
 */
export function createBatcher<I, O>({ keyOf, concurrency, largest = 64, run }: BatcherOptions<I, O>) {
  const queues = new Map<string, Queue<I, O>>();

  async function runNext(key: string, queue: Queue<I, O>): Promise<void> {
    if (queue.running === concurrency) return;
    const batch = queue.waiting.splice(0, largest);
    if (batch.length === 0) {
      if (queue.running === 0) queues.delete(key);
      return;
    }
    queue.running += 1;
    const answers = await run(batch.map(({ item }) => item)).catch(() => []);
    queue.running -= 1;
    batch.forEach(({ resolve }, at) => resolve(answers[at]));
    await runNext(key, queue);
  }

  return (item: I): Promise<O | undefined> =>
    new Promise((resolve) => {
      const key = keyOf(item);
      const queue = queues.get(key) ?? { waiting: [], running: 0 };
      queues.set(key, queue);
      queue.waiting.push({ item, resolve });
      void runNext(key, queue);
    });
}
