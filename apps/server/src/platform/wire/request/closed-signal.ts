import type { FastifyReply } from 'fastify';

/** Aborted when the caller disconnects before the response, so that work nobody waits for is not begun. */
export function closedSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
