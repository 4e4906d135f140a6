import type { ErrorKey } from '@portico/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentPolicy } from './security-headers.ts';
import { Refused } from '../refused.ts';
import { refuseWith } from '../wire/answer/envelope.ts';
import { errorKeyOf } from '../wire/answer/error-key.ts';
import { languageOf } from '../wire/request/language-of.ts';

const busySeconds = '2';

/** All errors have the same shape and the caller's language; only server faults are logged as errors. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const key = errorKeyOf(error);
    if (key === 'broken') request.log.error({ err: error }, 'a call broke');
    else
      request.log.info({ refused: key, cause: error instanceof Error ? error.cause : undefined }, 'a call was refused');
    return error instanceof Refused
      ? refuse(request, reply, key, error.params, error.data)
      : refuse(request, reply, key);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'notFound'));
}

/** Responds to failures before a route is found, such as an undecodable address. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-content-type-options', 'nosniff').header('content-security-policy', contentPolicy());
  return refuse(request, reply, errorKeyOf(error));
}

function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  key: ErrorKey,
  params: Refused['params'] = {},
  data: Refused['data'] = null,
): FastifyReply {
  const { http, body } = refuseWith(key, languageOf(request), params, data);
  if (key === 'busy') reply.header('retry-after', busySeconds);
  if (data !== null && 'wait' in data && http === 429) reply.header('retry-after', String(data.wait));
  return reply.status(http).header('cache-control', 'no-store').send(body);
}
