import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { type MissingAnswer, missingIn } from '@portico/contract/missing-answers';
import { isPassing } from './submit-once.ts';

/** Why an application is not submitted, or not known to be. */
export type Trouble =
  /** It may have arrived: the same is asked again under the same key. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unsavedOffline' }
  /** Modules with something that only the person can settle. */
  | { readonly kind: 'unsaved'; readonly modules: readonly string[] }
  | { readonly kind: 'missing'; readonly missing: readonly MissingAnswer[] }
  | { readonly kind: 'ticks' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'changedForm' }
  /** In the server's own words. */
  | { readonly kind: 'refused'; readonly text: string };

export function readTrouble(failure: unknown): Trouble {
  if (isPassing(failure) || !(failure instanceof CallFailed)) return { kind: 'unanswered' };
  const { status, message, data } = failure;
  if (status === errors.incomplete.status) return { kind: 'missing', missing: missingIn(data) };
  return kinds.get(status) ?? { kind: 'refused', text: message };
}

const kinds: ReadonlyMap<number, Trouble> = new Map<number, Trouble>([
  [errors.notSignedIn.status, { kind: 'signedOut' }],
  [errors.batchClosed.status, { kind: 'closed' }],
  [errors.formChanged.status, { kind: 'changedForm' }],
  [errors.termsFirst.status, { kind: 'ticks' }],
  [errors.knownItemsFirst.status, { kind: 'ticks' }],
]);
