import { letterStates } from '@portico/form-engine/states/letter-states';
import type { LetterRequest } from '@portico/contract/recommendations.schemas';

/** How far a request has come, as the recommender sees it. */
export type RequestPhase = 'toWrite' | 'begun' | 'written' | 'declined' | 'closed';

export function phaseOf({
  letter_state,
  open,
  begun,
}: Pick<LetterRequest, 'letter_state' | 'open' | 'begun'>): RequestPhase {
  if (letter_state === letterStates.received) return 'written';
  if (letter_state === letterStates.declined) return 'declined';
  if (!open) return 'closed';
  return begun ? 'begun' : 'toWrite';
}
