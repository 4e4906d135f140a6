import { errors } from '@portico/contract/errors';

const noAnswer = 0;

/** A call that did not do what it was asked; the message is the server's, in the language of the caller. */
export class CallFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'CallFailure';
    this.status = status;
  }

  static unreachable(): CallFailure {
    return new CallFailure(noAnswer, '');
  }
}

export function isSignedOut(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.status === errors.notSignedIn.status;
}

export function isMissing(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.status === errors.notFound.status;
}

export function isUnreachable(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.status === noAnswer;
}

/** Worth asking again: nobody answered, or the server was in trouble. */
export function isPassing(failure: unknown): boolean {
  return isUnreachable(failure) || (failure instanceof CallFailure && failure.status >= errors.broken.status);
}
