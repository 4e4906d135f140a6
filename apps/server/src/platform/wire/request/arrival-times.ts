import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { Refused } from '../../refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head was read, which may be long before the end of its body. */
    arrivedAt: Date;
    /** The client's address. Unlike `ip` it is still known after the client has gone, and limits count by it. */
    arrivedFrom: string;
  }
}

/**
 * Runs before all other hooks: the arrival time is that of the head, however slowly the body arrives. A client that has gone by
 * then has no address that limits could count, so the request is refused.
 */
export function addArrivalTimes(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('arrivedAt');
  app.decorateRequest('arrivedFrom', '');
  app.addHook('onRequest', (request, _reply, next) => {
    request.arrivedAt = clock.now();
    if (!request.raw.socket.remoteAddress) return next(new Refused('malformed', { cause: 'the client has gone' }));
    request.arrivedFrom = request.ip;
    next();
  });
}
