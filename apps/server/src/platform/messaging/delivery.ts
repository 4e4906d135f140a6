import type { Selectable } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The delivery state of a message. */
export type Delivery = 'queued' | 'accepted' | 'bounced';

export type DeliveryRow = Pick<Selectable<Tables['outgoing_messages']>, 'state' | 'bounced_at'>;

/**
 * Bounced means refused by the recipient's side, at once or later. A message that we gave up ourselves (too late, no
 * mail server) was never sent and says nothing about the address.
 */
export function deliveryOf({ state, bounced_at }: DeliveryRow): Delivery {
  if (bounced_at !== null) return 'bounced';
  return state === 'accepted' ? 'accepted' : 'queued';
}
