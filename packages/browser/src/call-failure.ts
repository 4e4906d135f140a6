import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';

interface FailureWords {
  readonly network: string;
  readonly timeout: string;
  /** Another error, about which nothing is known. */
  readonly broken: string;
}

/** A sentence for a failure: the server's own where it answered, ours where it did not. */
export function failureText(failure: unknown, words: FailureWords): string {
  if (!(failure instanceof CallFailed)) return words.broken;
  if (failure.kind !== 'refused') return words[failure.kind];
  return failure.message || words.broken;
}

export function isSignedOut(failure: unknown): boolean {
  return hasStatus(failure, errors.notSignedIn);
}

/** Nothing is there; or what was asked for, by a cut or misspelt address, cannot be. */
export function isMissing(failure: unknown): boolean {
  return hasStatus(failure, errors.notFound) || hasStatus(failure, errors.malformed);
}

/** An application that is not submitted: the reader says first why it must be read. */
export function needsReason(failure: unknown): boolean {
  return hasStatus(failure, errors.reasonFirst);
}

export function isUnreachable(failure: unknown): boolean {
  return failure instanceof CallFailed && failure.kind !== 'refused';
}

/** Worth retrying: there was no answer, or the server had a problem. */
export function isTransient(failure: unknown): boolean {
  return isUnreachable(failure) || (failure instanceof CallFailed && failure.http >= errors.broken.http);
}

function hasStatus(failure: unknown, { status }: { readonly status: number }): boolean {
  return failure instanceof CallFailed && failure.status === status;
}
