import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';

interface FailureWords {
  readonly network: string;
  readonly timeout: string;
  /** For any other, unknown error. */
  readonly broken: string;
}

/** A sentence for a failure: the server's own if it answered, otherwise ours. */
export function failureText(failure: unknown, words: FailureWords): string {
  if (!(failure instanceof CallFailed)) return words.broken;
  if (failure.kind !== 'refused') return words[failure.kind];
  return failure.message || words.broken;
}

export function isSignedOut(failure: unknown): boolean {
  return hasStatus(failure, errors.notSignedIn);
}

/** Whether the thing does not exist, or cannot exist because the address is incomplete or misspelt. */
export function isMissing(failure: unknown): boolean {
  return hasStatus(failure, errors.notFound) || hasStatus(failure, errors.malformed);
}

/** Whether the application is a draft, for which the reader must first give a reason. */
export function needsReason(failure: unknown): boolean {
  return hasStatus(failure, errors.reasonFirst);
}

/** Whether somebody else has changed the same thing since it was read. */
export function isStale(failure: unknown): failure is CallFailed {
  return hasStatus(failure, errors.staleRevision);
}

/** Whether the link of a mail was used, replaced or is too old. */
export function isLinkBroken(failure: unknown): boolean {
  return hasStatus(failure, errors.linkBroken);
}

/** Whether the second step of signing in came too late, so that the password is needed again. */
export function isStepExpired(failure: unknown): boolean {
  return hasStatus(failure, errors.stepExpired);
}

/** Whether settings cannot be combined, or are not possible. */
export function isSettingsRefused(failure: unknown): failure is CallFailed {
  return hasStatus(failure, errors.settingsRefused);
}

/** Whether a change concerns people, whose number has to be confirmed. */
export function isConfirmFirst(failure: unknown): failure is CallFailed {
  return hasStatus(failure, errors.confirmFirst);
}

/** Whether a project's short name belongs to another one. */
export function isSlugTaken(failure: unknown): failure is CallFailed {
  return hasStatus(failure, errors.slugTaken);
}

/** Whether staff must prove again who they are before this. */
export function needsProof(failure: unknown): boolean {
  return hasStatus(failure, errors.proofFirst);
}

/** Whether the session is locked, since nobody was there for a while. */
export function isLockedOut(failure: unknown): boolean {
  return hasStatus(failure, errors.sessionLocked);
}

/** Whether staff must add a second factor before anything else. */
export function isFactorDemanded(failure: unknown): boolean {
  return hasStatus(failure, errors.factorDemanded);
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
