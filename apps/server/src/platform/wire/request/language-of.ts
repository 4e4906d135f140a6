import { isLanguage, type Language } from '@portico/form-engine/language';
import type { FastifyRequest } from 'fastify';

/** The language requested by header; by default simplified Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['lang'];
  return isLanguage(header) ? header : 'sc';
}
