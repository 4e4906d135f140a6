import type { Audience, LimitClass } from '@portico/contract/route';
import type { StaffAbility } from '@portico/contract/staff-abilities';
import type { FastifyInstance, RouteOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call. */
    access?: readonly Audience[];
    /** What staff must be allowed to do. */
    may?: StaffAbility;
    /** How often. */
    limit?: LimitClass;
    /** Where its input and output are described: in the contract's schemas, or nowhere for a page or file. */
    described?: 'contract' | 'page' | 'file';
  }
}

/** Throws at start if a route does not declare who may call it, how often, and where it is described. */
export function requireDeclarations(app: FastifyInstance): void {
  app.addHook('onRoute', (route: RouteOptions) => {
    const wanted = route.config?.access?.includes('staff') === true ? ([...always, 'may'] as const) : always;
    const missing = wanted.filter((part) => route.config?.[part] === undefined);
    if (missing.length === 0) return;
    throw new Error(`${String(route.method)} ${route.url} does not declare its ${missing.join(', ')}`);
  });
}

const always = ['access', 'limit', 'described'] as const;
