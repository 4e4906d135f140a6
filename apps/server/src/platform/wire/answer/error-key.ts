import type { ErrorKey } from '@portico/contract/errors';
import { Refused } from '../../refused.ts';

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

/** What an error means to the caller. Anything unexpected is a server fault, and the response reveals no more. */
export function errorKeyOf(error: unknown): ErrorKey {
  if (error instanceof Refused) return error.key;
  if (!(error instanceof Error)) return 'broken';
  if (isDatabaseAway(error)) return 'busy';
  if ('code' in error && (error.code === '22021' || error.code === '22P02')) return 'malformed';
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return byHttpStatus[status] ?? (status < 500 ? 'malformed' : 'broken');
}

// No connection, a closed connection, a full disk, a cancelled statement: worth a retry, unlike bugs.
const away = /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|57014|57P0[1-3]|53\d{3}|08\w{3})$/;

function isDatabaseAway(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string' && away.test(error.code)) return true;
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not/.test(
    error.message,
  );
}
