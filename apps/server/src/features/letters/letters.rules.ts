import type { ErrorKey } from '@portico/contract/errors';
import type { LetterRequest } from '@portico/contract/recommendations.schemas';
import type { LetterRow } from './letters.queries.ts';

type Standing = Pick<LetterRow, 'state' | 'letters_until'> & {
  /** Whether the address still stands in the application. */
  readonly stands: boolean;
};

/** Why a letter can no longer be read by whoever was asked for it; null where it can. */
export function obstacleToReading({ state, stands }: Standing): ErrorKey | null {
  if (state === 'written') return null;
  return state === 'withdrawn' || !stands ? 'linkBroken' : null;
}

/** Why a letter can neither be written, nor declined, nor that be taken back. */
export function obstacleToDeciding(standing: Standing, at: Date): ErrorKey | null {
  if (standing.state === 'written') return 'letterWritten';
  return obstacleToReading(standing) ?? (isInTime(standing, at) ? null : 'lettersClosed');
}

/** Why a letter cannot be written now. */
export function obstacleToWriting(standing: Standing, at: Date): ErrorKey | null {
  const obstacle = obstacleToDeciding(standing, at);
  if (obstacle !== null) return obstacle;
  return standing.state === 'declined' ? 'letterDeclined' : null;
}

/** Without a batch there is nothing that a letter could be for. */
function isInTime({ letters_until: until }: Standing, at: Date): boolean {
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
