import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import type { Obstacle } from '../saving.ts';

/** What a failed save means for its values. */
export type Failure =
  | { readonly kind: 'retry'; readonly afterMs: number }
  /** The key was used for something else: send the same again with another key. */
  | { readonly kind: 'newKey' }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle; readonly text: string }
  /** One of the values is invalid, but it is not known which. */
  | { readonly kind: 'value'; readonly text: string }
  /** No value of this module is accepted. */
  | { readonly kind: 'module'; readonly text: string };

const ofApplication: ReadonlyMap<number, Obstacle> = new Map([
  [errors.notSignedIn.status, 'signedOut'],
  [errors.submitted.status, 'submitted'],
  [errors.batchClosed.status, 'batchClosed'],
  [errors.chooseBatch.status, 'chooseBatch'],
]);

const ofModule: ReadonlySet<number> = new Set([
  errors.forbidden.status,
  errors.notFound.status,
  errors.projectMissing.status,
  errors.serviceEnded.status,
  errors.projectSuspended.status,
  errors.notOffered.status,
]);

const forLater: ReadonlySet<number> = new Set([errors.tooMany.status, errors.tooSoon.status]);

export function readFailure(failure: unknown, obstacles = ofApplication): Failure {
  if (!(failure instanceof CallFailed) || failure.kind !== 'refused') return { kind: 'retry', afterMs: 0 };
  const { status, http, message } = failure;
  const obstacle = obstacles.get(status);
  if (obstacle !== undefined) return { kind: 'obstacle', obstacle, text: message };
  // An answer without a message comes from a proxy, not from our server.
  if (message === '' || http >= 500 || forLater.has(status)) {
    return { kind: 'retry', afterMs: (failure.retryAfter ?? 0) * 1000 };
  }
  if (status === errors.keyReused.status) return { kind: 'newKey' };
  return { kind: ofModule.has(status) ? 'module' : 'value', text: message };
}
