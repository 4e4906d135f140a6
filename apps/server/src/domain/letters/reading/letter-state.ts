import type { LetterProgress } from '@portico/form-engine/preview/preview-content';
import { type LetterState, letterStates } from '@portico/form-engine/states/letter-states';
import type { Delivery } from '../../../platform/messaging/delivery.ts';

/** The facts that determine the state of a request. */
export interface RequestProgress {
  readonly state: 'invited' | 'declined' | 'written' | 'withdrawn';
  readonly openedAt: Date | null;
  readonly declinedAt?: Date | null;
  /** The delivery state of the newest mail. Left out for readers who may not know it, such as the recommender. */
  readonly delivery?: Delivery | undefined;
}

/** The state of a request. If a recommender opened the link, it counts as opened even if a mail bounces later. */
export function progressOf(request: RequestProgress): LetterProgress {
  if (request.state === 'written') return 'received';
  if (hasDeclined(request)) return 'declined';
  return request.openedAt === null ? byDelivery[request.delivery ?? 'accepted'] : 'opened';
}

const byDelivery = { queued: 'invited', accepted: 'delivered', bounced: 'bounced' } as const;

/** The same on the wire, which has no state for a delivered mail and shows it as invited. */
export function letterStateOf(request: RequestProgress | undefined): LetterState {
  if (request === undefined) return letterStates.notAsked;
  const progress = progressOf(request);
  return letterStates[progress === 'delivered' ? 'invited' : progress];
}

/** A recommender who declined and was then removed still counts as having declined. */
export function hasDeclined({ state, declinedAt = null }: Pick<RequestProgress, 'state' | 'declinedAt'>): boolean {
  return state === 'declined' || (state === 'withdrawn' && declinedAt !== null);
}
