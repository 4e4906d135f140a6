import type { WorkerEvents } from 'graphile-worker';

/**
 * Resolves when the queue has neither found a job nor reported an empty queue for too long. A worker whose first query
 * failed keeps failing, and waits for minutes after several errors.
 */
export function whenQueueStalls(events: WorkerEvents, patienceMs: number): Promise<void> {
  let doubt: NodeJS.Timeout | undefined;
  return new Promise((resolve) => {
    events.on('worker:getJob:start', () => {
      doubt ??= setTimeout(resolve, patienceMs).unref();
    });
    const trust = () => {
      clearTimeout(doubt);
      doubt = undefined;
    };
    events.on('worker:getJob:empty', trust);
    events.on('job:start', trust);
    events.on('pool:gracefulShutdown', trust);
  });
}
