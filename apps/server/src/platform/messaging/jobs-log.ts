import type { FastifyBaseLogger } from 'fastify';
import { Logger } from 'graphile-worker';

// The queue tells of every job; of interest here is what goes wrong.
const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** The queue's own lines in our log: the sentence without the stack, and never a payload. */
export function jobsLog(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message) => {
    log[levels[level]]({ part: scope.label ?? 'jobs' }, message.split('\n', 1)[0] ?? '');
  });
}
