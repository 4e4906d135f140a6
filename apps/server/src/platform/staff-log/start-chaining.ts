import type { FastifyBaseLogger } from 'fastify';
import type { JobsDb } from '../db/database.ts';
import { chainLogs } from './chain-logs.ts';

/** So long a line may stand unchained. */
const everyMs = 1_000;

/** Chains the lines of the log as they come, also those of other servers, until it is stopped. */
export function startChaining(db: JobsDb, log: FastifyBaseLogger): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const schedule = () => {
    timer = setTimeout(() => {
      running = chainLogs(db, () => isStopped)
        .catch((err: unknown) => log.warn({ err }, 'the lines of the staff log were not chained'))
        .then(() => (isStopped ? undefined : schedule()));
    }, everyMs);
  };
  schedule();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
