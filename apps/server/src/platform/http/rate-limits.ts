import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../session/token.ts';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';

/** Bounds each limit class by session, or by address where there is no session. */
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
    keyGenerator: (request) => {
      const token = request.headers['token'];
      const signedIn = typeof token === 'string' && request.routeOptions.config.limit !== 'credential';
      return signedIn ? hashToken(token).toString('base64url') : request.ip;
    },
  });
}

// How much is left is nobody's business; how long to wait is said when it matters.
const silent = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false } as const;
