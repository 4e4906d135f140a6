import type { RouteSpec } from '@portico/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { Refused } from '../refused.ts';
import { answerCall } from '../wire/answer-call.ts';
import type { BoundRoute } from '../wire/bound-route.ts';

const contentTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  json: 'application/json',
} as const;

/** Serves the calls of the contract. */
export function addContractRoutes(app: FastifyInstance, parts: AppParts, routes: readonly BoundRoute[]): void {
  for (const bound of routes) {
    const { route } = bound;
    app.route({
      method: route.method,
      url: route.path,
      config: {
        access: route.access,
        limit: route.limit,
        described: 'contract',
        ...(route.may === undefined ? {} : { may: route.may }),
      },
      ...(bound.largestBody === undefined ? {} : { bodyLimit: bound.largestBody }),
      onRequest: async (request) => requireEncoding(route, request),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return answerCall(parts, bound, request, reply);
      },
    });
  }
}

/** A body in another encoding than the declared one is refused, because a form on another site could post it. */
function requireEncoding(route: RouteSpec, request: FastifyRequest): void {
  if (route.method !== 'POST') return;
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== contentTypes[route.encoding ?? 'form']) throw new Refused('unsupportedMedia');
  const usesCookie = route.encoding === 'json' || route.access.includes('staff');
  if (usesCookie && isCrossSite(request)) throw new Refused('forbidden');
}

// Staff calls rely on a cookie, so requests that the browser marks as coming from another site are refused.
function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = request.headers;
  return origin !== undefined && host !== undefined && !origin.endsWith(`//${host}`);
}
