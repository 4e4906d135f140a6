import type { ErrorKey } from '@portico/contract/errors';
import type { LetterRequest } from '@portico/contract/recommendations.schemas';
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
  return obstacleToReading(request) ?? (isInTime(request, at) ? null : 'lettersClosed');
}

/** Why a letter cannot be written now. */
export function obstacleToWriting(request: Request, at: Date): ErrorKey | null {
  const obstacle = obstacleToDeciding(request, at);
  if (obstacle !== null) return obstacle;
  return request.state === 'declined' ? 'letterDeclined' : null;
}

/** Without a batch there is nothing that a letter could be for. */
function isInTime({ letters_until: until }: Request, at: Date): boolean {
  return until !== null && at < until;
}

/** How far a request has come, as its receiver sees it. */
export function letterStateOf({
  state,
  opened_at: openedAt,
}: Pick<LetterRow, 'state' | 'opened_at'>): LetterRequest['letter_state'] {
  if (state === 'written') return 3;
  if (state === 'declined') return 4;
  return openedAt === null ? 1 : 2;
}
