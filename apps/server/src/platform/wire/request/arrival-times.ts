import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When its head was read, which may be long before the end of its body. */
    arrivedAt: Date;
  }
}

/** Runs before all other hooks: the arrival time is that of the head, however slowly the body arrives. */
export function addArrivalTimes(app: FastifyInstance, clock: Clock): void {
  app.decorateRequest('arrivedAt');
  app.addHook('onRequest', (request, _reply, next) => {
    request.arrivedAt = clock.now();
    next();
  });
}
