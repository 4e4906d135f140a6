import type { StaffAbility } from '@portico/contract/staff-abilities';
import type { AppParts } from '../app-parts.ts';
import type { ProjectDb, StaffDb } from '../db/database.ts';
import { Refused } from '../refused.ts';
import { mayAt, mayStaff, type Place, placeOf } from './abilities.ts';
import { findStaffSession, noteActivity, type StaffSession } from './staff-session.ts';

interface ProjectKey {
  readonly id: string;
  readonly orgId: string;
}

/** A staff member at work: what a call of theirs may touch. */
export interface StaffReach {
  readonly session: StaffSession;
  /** Staff, roles and logs that they reach. */
  readonly db: StaffDb;
  /** The rows of a project; none where they have no role in it. */
  readonly inProject: (project: ProjectKey) => ProjectDb;
  /** Whether what the call does is permitted at a place. */
  readonly mayAt: (place: Place) => boolean;
  /** The same for a project; one where it is not permitted is answered as if it did not exist. */
  readonly requireIn: (project: ProjectKey) => void;
}

/** Everybody has it: it opens one's own account, where a factor can be added. */
const ownAccount: StaffAbility = 'session.keep';

/** The staff member behind a cookie, who must be permitted somewhere to do what the call does, and be there. */
export async function openStaffReach(
  { database, ownChecks }: Pick<AppParts, 'database' | 'ownChecks'>,
  token: string | undefined,
  ability: StaffAbility,
  now: Date,
  whileLocked?: true,
): Promise<StaffReach> {
  const session = await findStaffSession(database.staff, token, now);
  if (session === undefined) throw new Refused('notSignedIn');
  if (session.isLocked && whileLocked === undefined) throw new Refused('sessionLocked');
  const isUnchecked = ownChecks === 'off';
  if (!isUnchecked && !mayStaff(session.roles, ability)) throw new Refused('forbidden');
  if (!isUnchecked && session.owesFactor && ability !== ownAccount) throw new Refused('factorDemanded');
  if (!session.isLocked) await noteActivity(database.staff, session, now);
  const may = (place: Place) => isUnchecked || mayAt(session.roles, ability, place);
  return {
    session,
    db: database.asStaff(session.staffId),
    inProject: (project) => database.forStaff(project, session.staffId),
    mayAt: may,
    requireIn: (project) => {
      if (!may(placeOf(project))) throw new Refused('notFound');
    },
  };
}
