import { errors } from '@portico/contract/errors';
import { tusVersion } from '@portico/contract/uploads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../../../platform/refused.ts';
import { refuseWith } from '../../../platform/wire/answer/envelope.ts';
import { languageOf } from '../../../platform/wire/request/language-of.ts';

const refusedByRule = 422;

/**
 * Responds as the protocol requires: its version is in every response and required in every request. Errors have a real
 * HTTP status, which is all that clients look at, and the usual envelope with the message.
 */
export async function answerAsTus(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  reply.headers({ 'tus-resumable': tusVersion, 'cache-control': 'no-store' });
  if (request.headers['tus-resumable'] !== tusVersion)
    return reply.status(412).header('tus-version', tusVersion).send();
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refused) || errors[error.key].http >= errors.broken.http) throw error;
    request.log.info({ refused: error.key, cause: error.cause }, 'an upload was refused');
    const { http, body } = refuseWith(error.key, languageOf(request), { params: error.params });
    return reply.status(http === 200 ? refusedByRule : http).send(body);
  }
}
