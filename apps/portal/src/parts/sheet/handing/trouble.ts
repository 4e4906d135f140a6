import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { type MissingAnswer, missingIn } from '@portico/contract/missing-answers';
import type { SheetState } from '../saving/join-savings.ts';
import { isTransientFailure } from './hand-in-once.ts';

/** Why a sheet is not submitted, or not known to be. */
export type Trouble =
  /** It may have arrived; the request is repeated with the same key. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unsaved' }
  /** A conflict must be resolved first. */
  | { readonly kind: 'settle' }
  | { readonly kind: 'missing'; readonly missing: readonly MissingAnswer[] }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'changedForm' }
  /** In the server's own words. */
  | { readonly kind: 'refused'; readonly text: string };

type AnswerTrouble = Exclude<Trouble, { readonly kind: 'unsaved' | 'settle' }>;

/** Why the last changes are not saved; null if they are. */
export function troubleOfSaving({ whole }: SheetState): Trouble | null {
  if (whole.obstacle === 'signedOut') return { kind: 'signedOut' };
  if (whole.conflicts.length > 0) return { kind: 'settle' };
  if (whole.obstacle === 'refused') return { kind: 'refused', text: whole.obstacleText };
  return whole.unsent.length > 0 ? { kind: 'unsaved' } : null;
}

export function readTrouble(failure: unknown): AnswerTrouble {
  if (isTransientFailure(failure) || !(failure instanceof CallFailed)) return { kind: 'unanswered' };
  const { status, message, data } = failure;
  if (status === errors.incomplete.status) return { kind: 'missing', missing: missingIn(data) };
  if (status === errors.formChanged.status) return { kind: 'changedForm' };
  if (status === errors.notSignedIn.status) return { kind: 'signedOut' };
  return { kind: 'refused', text: message };
}
