import { errors, type ErrorKey } from '@portico/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { keepErrors } from '../recent-errors/keep-errors.ts';
import { contentPolicy } from './security-headers.ts';
import { Refused } from '../refused.ts';
import { refuseWith } from '../wire/answer/envelope.ts';
import { errorKeyOf } from '../wire/answer/error-key.ts';
import { languageOf } from '../wire/request/language-of.ts';

const busySeconds = '2';

/**
 * All errors have the same shape and the caller's language; only server faults are logged as errors. Faults are kept, and
 * the answer names the reference by which the owner finds them.
 */
export function addErrorAnswers(app: FastifyInstance, parts: AppParts): void {
  const keepError = keepErrors(app, parts);
  app.setErrorHandler((error, request, reply) => {
    const key = errorKeyOf(error);
    const { method, routeOptions } = request;
    const where = { method, route: routeOptions.url ?? 'unmatched', status: errors[key].http };
    const reference = isFault(error, key) ? keepError(originOf(error), where) : undefined;
    if (key === 'broken') request.log.error({ err: error, reference }, 'a call broke');
    else
      request.log.info(
        { refused: key, reference, cause: error instanceof Error ? error.cause : undefined },
        'a call was refused',
      );
    return error instanceof Refused
      ? refuse(request, reply, key, { ...error, reference })
      : refuse(request, reply, key, { reference });
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'notFound'));
}

/** Whether it is worth the owner's look. A server that has no room for more work says so on purpose. */
function isFault(error: unknown, key: ErrorKey): boolean {
  return errors[key].http >= errors.broken.http && !(error instanceof Refused && key === 'busy');
}

function originOf(error: unknown): unknown {
  return error instanceof Refused && error.cause instanceof Error ? error.cause : error;
}

/** Responds to failures before a route is found, such as an undecodable address. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-content-type-options', 'nosniff').header('content-security-policy', contentPolicy());
  return refuse(request, reply, errorKeyOf(error));
}

interface Told {
  readonly params?: Refused['params'];
  readonly data?: Refused['data'];
  readonly reference?: string | undefined;
}

function refuse(request: FastifyRequest, reply: FastifyReply, key: ErrorKey, told: Told = {}): FastifyReply {
  const { params = {}, data = null, reference } = told;
  const { http, body } = refuseWith(key, languageOf(request), { params, data, reference });
  if (key === 'busy') reply.header('retry-after', busySeconds);
  if (data !== null && 'wait' in data && http === 429) reply.header('retry-after', String(data.wait));
  return reply.status(http).header('cache-control', 'no-store').send(body);
}
