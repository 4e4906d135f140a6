import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head was read, which may be long before the last of its body. */
    arrivedAt: Date;
  }
}

/** Stands before all other hooks: a request that began before a deadline counts, however slowly its body comes in. */
export function addArrivalTimes(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('arrivedAt');
  app.addHook('onRequest', (request, _reply, next) => {
    request.arrivedAt = clock.now();
    next();
  });
}
