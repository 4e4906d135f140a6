import type { FastifyInstance } from 'fastify';

/** One line a request, when it is answered: the route's pattern, never the address that was asked for. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}
