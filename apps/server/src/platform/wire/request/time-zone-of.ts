import { headers } from '@portico/contract/wire';
import type { FastifyRequest } from 'fastify';

export const longestTimeZone = 64;

/** The time zone that the browser sent; null if it is missing or does not exist. */
export function timeZoneOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const header = request.headers[headers.timeZone.toLowerCase()];
  if (typeof header !== 'string' || header === '' || header.length > longestTimeZone) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
