import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { type MissingAnswer, missingIn } from '@portico/contract/missing-answers';
import { isPassing } from '../../../parts/submitting/submit-once.ts';
import type { LetterState } from '../letter/letter-saving.ts';

/** Why a letter is not handed in, or not known to be. */
export type Trouble =
  | { readonly kind: 'unsaved' | 'settle' | 'unanswered' | 'changedForm' | 'signedOut' }
  | { readonly kind: 'missing'; readonly missing: readonly MissingAnswer[] }
  /** In the server's own words. */
  | { readonly kind: 'refused'; readonly text: string };

/** What keeps the last words from being saved; null where all are. */
export function troubleOfSaving({ whole }: LetterState): Trouble | null {
  if (whole.obstacle === 'signedOut') return { kind: 'signedOut' };
  if (whole.conflicts.length > 0) return { kind: 'settle' };
  if (whole.obstacle === 'refused') return { kind: 'refused', text: whole.obstacleText };
  return whole.unsent.length > 0 ? { kind: 'unsaved' } : null;
}

export function troubleOfAnswer(failure: unknown): Trouble {
  if (isPassing(failure) || !(failure instanceof CallFailed)) return { kind: 'unanswered' };
  const { status, message, data } = failure;
  if (status === errors.incomplete.status) return { kind: 'missing', missing: missingIn(data) };
  if (status === errors.formChanged.status) return { kind: 'changedForm' };
  if (status === errors.notSignedIn.status) return { kind: 'signedOut' };
  return { kind: 'refused', text: message };
}
