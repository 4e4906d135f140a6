import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../refused.ts';
import type { LimitClass } from '@portico/contract/route';

/** Limits each call by IP address: a token says nothing until its session is found. */
export async function addRateLimits(app: FastifyInstance): Promise<void> {
  // Before the plugin, whose own hook reads what this one writes.
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit;
    if (limit === undefined) return;
    const perMinute = { max: limits[limit], timeWindow: '1 minute' };
    route.config = { ...route.config, rateLimit: perMinute };
  });
  await app.register(rateLimit, {
    global: false,
    addHeadersOnExceeding: silent,
    addHeaders: { ...silent, 'retry-after': true },
    errorResponseBuilder: () => new Refused('tooMany'),
    keyGenerator: (request) => request.ip,
  });
}

// Callers are told how long to wait, not how much is left.
const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false } as const;

/** Requests a minute to one call from one IP address, which a whole school may share. */
const limits: Readonly<Record<LimitClass, number>> = {
  read: 6_000,
  write: 1_500,
  credential: 60,
  upload: 600,
};
