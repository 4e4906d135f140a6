import type { ErrorKey } from '@portico/contract/errors';
import { Refused } from '../refused.ts';

const byHttpStatus: Readonly<Record<number, ErrorKey>> = {
  400: 'malformed',
  401: 'notSignedIn',
  403: 'forbidden',
  404: 'notFound',
  413: 'tooLarge',
  415: 'unsupportedMedia',
  429: 'tooMany',
  503: 'busy',
};

/** What an error means to the caller; whatever is not foreseen is our fault, and says no more than that. */
export function errorKeyOf(error: unknown): ErrorKey {
  if (error instanceof Refused) return error.key;
  if (!(error instanceof Error)) return 'broken';
  if (isDatabaseAway(error)) return 'busy';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return byHttpStatus[status] ?? (status < 500 ? 'malformed' : 'broken');
}

// No connection, or one that the database closed under us: worth trying again, unlike a fault of ours.
const away = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57P0[1-3]|53300|08\w{3})$/;

function isDatabaseAway(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string' && away.test(error.code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}
