import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { partLimits } from '../wire/request/part-limits.ts';
import { addArrivalTimes } from '../wire/request/arrival-times.ts';
import { addCompression } from './compression.ts';
import { addFormBodies } from './form-body.ts';
import { addJsonBodies } from './json-body.ts';
import { requireDeclarations } from './declared-routes.ts';
import { addErrorAnswers } from './error-answers.ts';
import { addStaticFiles } from './front-ends.ts';
import { addRateLimits } from './limits/rate-limits.ts';
import { addSecurityHeaders } from './security-headers.ts';

/**
 * Far more than nearly every call sends. Calls that need more set their own limit and parse the body without blocking
 * the event loop: parsing 1 MB of JSON takes longer than other requests should wait.
 */
export const largestBody = 131_072;
const largestPicture = 5 * 1_048_576;

/** The checks that every request passes before its route. */
export async function addGuards(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { clock, settings } = parts;
  app.removeContentTypeParser('text/plain');
  addArrivalTimes(app, clock);
  addErrorAnswers(app, parts);
  requireDeclarations(app);
  addRequestLog(app);
  const https = settings.publicUrl.startsWith('https:');
  await addSecurityHeaders(app, { https, picturesUrl: settings.picturesUrl });
  addRateLimits(app, parts);
  await addCompression(app);
  await app.register(cookie);
  addFormBodies(app, largestBody);
  addJsonBodies(app, largestBody);
  const limits = { ...partLimits, fileSize: largestPicture, fieldSize: 100_000 };
  await app.register(multipart, { limits });
  await addStaticFiles(app);
}

/** One line for each request when it is answered: the route's pattern, never the requested address. */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}
