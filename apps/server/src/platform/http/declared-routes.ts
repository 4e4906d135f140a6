import type { Audience, LimitClass } from '@portico/contract/route';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. */
    access?: readonly Audience[];
    /** How often. */
    limit?: LimitClass;
    /** Where its input and output are described: the schemas of the contract, or a page or file without any. */
    described?: 'contract' | 'page' | 'file';
  }
}

/** Refuses to start with a route that does not say who may call it, how often, and where it is described. */
export function requireDeclarations(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const missing = (['access', 'limit', 'described'] as const).filter((part) => route.config?.[part] === undefined);
    if (missing.length === 0) return;
    throw new Error(`${String(route.method)} ${route.url} does not declare its ${missing.join(', ')}`);
  });
}
