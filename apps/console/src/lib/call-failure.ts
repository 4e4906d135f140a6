import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';

export function isSignedOut(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === errors.notSignedIn.status;
}

export function isMissing(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.status === errors.notFound.status;
}

export function isUnreachable(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.kind !== 'refused';
}

/** Worth asking again: nobody answered, or the server was in trouble. */
export function isPassing(failure: unknown): boolean {
  return isUnreachable(failure) || (failure instanceof CallFailed && failure.http >= errors.broken.http);
}
