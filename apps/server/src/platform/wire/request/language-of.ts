import { isLanguage, type Language } from '@portico/form-engine/language';
import type { FastifyRequest } from 'fastify';

/** The language the caller asked for by header, simplified Chinese where it asked for none. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['lang'];
  return isLanguage(header) ? header : 'sc';
}
