import { Refused } from '../../../platform/refused.ts';
import { type HeldRole, mayAt, type Place } from '../../../platform/session/abilities.ts';

/** By the roles that are locked: whoever lost theirs since the request came does nothing any more. */
export function requireManaging(own: readonly HeldRole[], place: Place): void {
  if (!mayAt(own, 'staff.manage', place)) throw new Refused('forbidden');
}
