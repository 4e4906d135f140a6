import type { ErrorKey } from '@portico/contract/errors';
import { isInTime } from '../../periods.ts';
import type { LetterRow } from './find-letter.ts';

type Request = Pick<LetterRow, 'state' | 'letters_until'> & {
  /** Whether the applicant still names the address. */
  readonly isNamed: boolean;
};

/** Why the recommender can no longer read the request; null if they can. */
export function obstacleToReading({ state, isNamed }: Request): ErrorKey | null {
  if (state === 'written') return null;
  return state === 'withdrawn' || !isNamed ? 'linkBroken' : null;
}

/** Why the recommender can neither write nor decline, nor undo a decline; null if they can. */
export function obstacleToDeciding(request: Request, at: Date): ErrorKey | null {
  if (request.state === 'written') return 'letterWritten';
  return obstacleToReading(request) ?? (isInTime(request.letters_until, at) ? null : 'lettersClosed');
}

/** Why a letter cannot be written now; null if it can. */
export function obstacleToWriting(request: Request, at: Date): ErrorKey | null {
  const obstacle = obstacleToDeciding(request, at);
  if (obstacle !== null) return obstacle;
  return request.state === 'declined' ? 'letterDeclined' : null;
}
