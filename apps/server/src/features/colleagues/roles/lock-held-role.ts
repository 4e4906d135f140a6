import type { RemoveRole } from '@portico/contract/colleagues.schemas';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { HeldRole } from '../../../platform/session/abilities.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { requireManaging } from './require-managing.ts';
import { mayTouch, type RoleOf } from './role.rules.ts';
import { findRole, lockRoles } from './roles.queries.ts';

export interface LockedRole {
  readonly held: RoleOf;
  /** The caller's roles as they are now: they may have been removed since the request came. */
  readonly own: readonly HeldRole[];
  /** Everybody's who counts for the decision, the owners at the place among them. */
  readonly roles: readonly RoleOf[];
}

/** A role that the caller may change or remove, and that is still what they saw. Nobody else changes it until the transaction ends. */
export async function lockHeldRole(
  db: StaffDb,
  { role_id: id, was }: RemoveRole['input'],
  { session, mayAt }: Pick<StaffCall, 'session' | 'mayAt'>,
): Promise<LockedRole> {
  const found = await findRole(db, id);
  if (found === undefined || !mayAt(found)) throw new Refused('notFound');
  const roles = await lockRoles(db, found.staffId, found);
  const held = roles.find((one) => one.id === id);
  const own = roles.filter((one) => one.staffId === session.staffId);
  const theirs = roles.filter((one) => one.staffId === found.staffId);
  requireManaging(own, found);
  if (held === undefined || held.role !== was) throw new Refused('roleMoved');
  if (!mayTouch(own, theirs, held)) throw new Refused('roleBeyondOwn');
  return { held, own, roles };
}
