import type { ErrorKey } from '@portico/contract/errors';
import { isInTime } from '../../periods.ts';
import type { LetterRow } from './find-letter.ts';

type Request = Pick<LetterRow, 'state' | 'letters_until'> & {
  /** Whether the applicant still names the address. */
  readonly isNamed: boolean;
};

/** Why a letter can no longer be read by whoever was asked for it; null where it can. */
export function obstacleToReading({ state, isNamed }: Request): ErrorKey | null {
  if (state === 'written') return null;
  return state === 'withdrawn' || !isNamed ? 'linkBroken' : null;
}

/** Why a letter can neither be written, nor declined, nor that be taken back. */
export function obstacleToDeciding(request: Request, at: Date): ErrorKey | null {
  if (request.state === 'written') return 'letterWritten';
  return obstacleToReading(request) ?? (isInTime(request.letters_until, at) ? null : 'lettersClosed');
}

/** Why a letter cannot be written now. */
export function obstacleToWriting(request: Request, at: Date): ErrorKey | null {
  const obstacle = obstacleToDeciding(request, at);
  if (obstacle !== null) return obstacle;
  return request.state === 'declined' ? 'letterDeclined' : null;
}
