import { devPrefix } from '@portico/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { answerCall } from '../wire/answer-call.ts';
import type { BoundRoute } from '../wire/bound-route.ts';

/** Serves the calls of the contract, each with and without the prefix of development builds. */
export function addContractRoutes(app: FastifyInstance, parts: AppParts, routes: readonly BoundRoute[]): void {
  for (const bound of routes) addContractRoute(app, parts, bound);
}

function addContractRoute(app: FastifyInstance, parts: AppParts, bound: BoundRoute): void {
  const { method, path, access, limit } = bound.route;
  for (const url of path.startsWith(`${devPrefix}/`) ? [path] : [path, devPrefix + path]) {
    app.route({
      method,
      url,
      config: { access, limit, described: 'contract' },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return answerCall(parts, bound, request, reply);
      },
    });
  }
}
