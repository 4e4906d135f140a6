import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { LimitClass } from '@portico/contract/route';
import type { AppParts } from '../../app-parts.ts';
import { Refused } from '../../refused.ts';
import { clientNetwork } from './client-network.ts';
import { createSharedCounter } from './shared-counter.ts';

/** Requests a minute to one call from one client network, which may be a whole school behind one address. */
const limits: Readonly<Record<LimitClass, number>> = {
  read: 6_000,
  write: 1_500,
  credential: 60,
  upload: 600,
};

/**
 * Limits each call by client network, across all servers. Tokens are not used, because they prove nothing before the
 * session is looked up.
 */
export function addRateLimits(app: FastifyInstance, { database, secretKey }: AppParts): void {
  const count = createSharedCounter({
    report: async (key, more, ends) => {
      // Only a digest of the client is stored.
      const bucket = createHmac('sha256', secretKey).update(`requests of ${key}`).digest('base64url').slice(0, 22);
      const { rows } = await sql<{ readonly count: number }>`
        select count_requests(${bucket}, ${more}, ${ends}) as count`.execute(database.unscoped);
      return rows[0]?.count ?? 0;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined) return;
    const key = `${request.method} ${request.routeOptions.url} ${clientNetwork(request.arrivedFrom)}`;
    const counted = await count(key, limits[limit], request.arrivedAt);
    if (counted.count <= limits[limit]) return;
    // Callers learn how long to wait, not how much of the limit is left.
    reply.header('retry-after', Math.max(1, Math.ceil((counted.ends.getTime() - request.arrivedAt.getTime()) / 1000)));
    throw new Refused('tooMany');
  });
}
