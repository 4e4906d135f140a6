import type { LetterRequest } from '@portico/contract/recommendations.schemas';

/** Where a request stands, as its receiver sees it. */
export type RequestPhase = 'toWrite' | 'begun' | 'written' | 'declined' | 'closed';

export function phaseOf({
  letter_state,
  open,
  begun,
}: Pick<LetterRequest, 'letter_state' | 'open' | 'begun'>): RequestPhase {
  if (letter_state === 3) return 'written';
  if (letter_state === 4) return 'declined';
  if (!open) return 'closed';
  return begun ? 'begun' : 'toWrite';
}
