import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';

export function isSignedOut(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === errors.notSignedIn.status;
}

/** Nothing is there; or what was asked for, by a cut or misspelt address, cannot be. */
export function isMissing(failure: unknown): boolean {
  const { notFound, malformed } = errors;
  return failure instanceof CallFailed && (failure.status === notFound.status || failure.status === malformed.status);
}

export function isUnreachable(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.kind !== 'refused';
}

/** Worth asking again: nobody answered, or the server was in trouble. */
export function isPassing(failure: unknown): boolean {
  return isUnreachable(failure) || (failure instanceof CallFailed && failure.http >= errors.broken.http);
}
