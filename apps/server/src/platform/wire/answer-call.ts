import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import type { BoundRoute, CallContext } from './bound-route.ts';
import { cookieReply, deviceCookie, ssoCookie } from './answer/cookie-reply.ts';
import { keyOf } from './idempotency.ts';
import { closedSignal } from './request/closed-signal.ts';
import { languageOf } from './request/language-of.ts';
import { projectOfHost } from './request/project-of-host.ts';
import { timeZoneOf } from './request/time-zone-of.ts';
import { readParameters } from './request/read-parameters.ts';

/** Passes a request to its route, with the context that every handler needs. */
export async function answerCall(
  parts: AppParts,
  bound: BoundRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const context = callContext(parts, request, reply);
  const parameters = bound.readsBody === true ? {} : await readParameters(request);
  return bound.answer({ parts, request, parameters, context });
}

/** The context of every handler, whichever way the request arrived. */
export function callContext(parts: AppParts, request: FastifyRequest, reply: FastifyReply): CallContext {
  return {
    language: languageOf(request),
    now: request.arrivedAt,
    key: keyOf(request),
    log: request.log,
    ownChecks: parts.ownChecks,
    secretKey: parts.secretKey,
    publicUrl: parts.settings.publicUrl,
    projectOfHost: () => projectOfHost(request, parts),
    ip: request.arrivedFrom,
    agent: request.headers['user-agent'] ?? '',
    timeZone: () => timeZoneOf(request),
    device: request.cookies[deviceCookie],
    ssoFlow: request.cookies[ssoCookie],
    whenClosed: () => closedSignal(reply),
    reply: cookieReply(reply, parts.settings.publicUrl.startsWith('https:')),
  };
}
