import { requestHash } from '@portico/contract/request-hash';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../../refused.ts';
import { readParts } from './read-parts.ts';

/** The parameters of a call before validation: the query of a GET (with its hash checked), or the body of a POST. */
export async function readParameters(request: FastifyRequest): Promise<Readonly<Record<string, unknown>>> {
  if (request.isMultipart()) return readParts(request);
  const raw = request.method === 'GET' ? request.query : (request.body ?? {});
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Refused('malformed');
  const parameters: Record<string, unknown> = { ...raw };
  if (containsNull(parameters)) throw new Refused('malformed');
  if (request.method === 'GET') await checkHash(parameters);
  return parameters;
}

// PostgreSQL texts cannot contain NUL. Iterative, because JSON may be nested deeper than the call stack.
function containsNull(parameters: object): boolean {
  const left: unknown[] = [parameters];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\u0000')) return true;
    if (typeof value === 'object' && value !== null) for (const entry of Object.entries(value)) left.push(...entry);
  }
  return false;
}

// The hash only protects integrity: a wrong one is refused, a missing one is not.
async function checkHash(parameters: Record<string, unknown>): Promise<void> {
  const { time, hash, ...rest } = parameters;
  delete parameters['time'];
  delete parameters['hash'];
  if (hash === undefined) return;
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value !== 'string') throw new Refused('malformed');
    texts[name] = value;
  }
  if (typeof time !== 'string' || (await requestHash(texts, Number(time))) !== hash) throw new Refused('wrongHash');
}
