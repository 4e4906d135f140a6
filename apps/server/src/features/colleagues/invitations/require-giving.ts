import type { StaffRole } from '@portico/contract/staff-abilities';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Place } from '../../../platform/session/abilities.ts';
import { requireManaging } from '../roles/require-managing.ts';
import { rolesToGive } from '../roles/role.rules.ts';
import { lockRoles } from '../roles/roles.queries.ts';
import { countSent } from './invitations.queries.ts';

/** Refuses unless the staff member may give the role there at this moment, and until the transaction ends. */
export async function requireGiving(db: StaffDb, role: StaffRole, place: Place, staffId: string): Promise<void> {
  const own = (await lockRoles(db, staffId, place)).filter((one) => one.staffId === staffId);
  requireManaging(own, place);
  if (!rolesToGive(own, place).includes(role)) throw new Refused('roleBeyondOwn');
}

const mostADay = 100;
const dayMs = 86_400_000;

/** Nobody makes the installation write to hundreds of strangers. */
export async function requireSendingLimit(db: StaffDb, staffId: string, now: Date): Promise<void> {
  const sent = await countSent(db, staffId, new Date(now.getTime() - dayMs));
  if (sent >= mostADay) throw new Refused('colleaguesToday');
}
