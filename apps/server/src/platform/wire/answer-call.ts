import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import type { BoundRoute } from './bound-route.ts';
import { cookieReply } from './cookie-reply.ts';
import { languageOf } from './language-of.ts';
import { readParameters } from './read-parameters.ts';

/** Hands a request over to the route that answers it, with what every handler needs. */
export async function answerCall(
  parts: AppParts,
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context = {
    language: languageOf(request),
    now: parts.clock.now(),
    log: request.log,
    secretKey: parts.secretKey,
    publicUrl: parts.settings.publicUrl,
    ip: request.ip,
    agent: request.headers['user-agent'] ?? '',
    reply: cookieReply(reply, parts.settings.publicUrl.startsWith('https:')),
  };
  return bound.answer({ parts, request, parameters: await readParameters(request), context });
}
