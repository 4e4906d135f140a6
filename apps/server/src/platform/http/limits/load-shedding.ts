import type { FastifyInstance } from 'fastify';
import { refuseWith } from '../../wire/answer/envelope.ts';
import { languageOf } from '../../wire/request/language-of.ts';

const afterSeconds = '2';

/**
 * Runs before all other hooks: while a call is full, its requests are refused before they are read, at almost no cost,
 * so that a rush on one call does not slow the others down.
 */
export function addLoadShedding(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.routeOptions.config.isFull?.() !== true) return next();
    const { http, body } = refuseWith('busy', languageOf(request));
    const text = JSON.stringify(body);
    reply.hijack();
    reply.raw.writeHead(http, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'retry-after': afterSeconds,
      'x-content-type-options': 'nosniff',
    });
    return reply.raw.end(text);
  });
}
