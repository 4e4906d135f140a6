import type { FastifyReply } from 'fastify';

/** Tells when whoever asked has gone before the answer: work that nobody waits for any more need not be begun. */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
