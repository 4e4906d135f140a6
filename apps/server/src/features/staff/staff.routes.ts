import * as routes from '@portico/contract/staff';
import * as schemas from '@portico/contract/staff.schemas';
import { limitHashing } from '../../platform/secrets/hashing-room.ts';
import { staffHashingTurn } from '../../platform/secrets/hashing-turn.ts';
import { abilitiesOf } from '../../platform/session/abilities.ts';
import { logStaffAction } from '../../platform/session/staff-log.ts';
import { endStaffSession, staffCookie } from '../../platform/session/staff-session.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentFailedSignIns, seeFailedSignIns } from './failures/failed-sign-ins.ts';
import { signInStaff } from './sign-in.ts';
import { endStaffEdits } from './staff.queries.ts';

export const staffRoutes = [
  handle.anyone(routes.staffSignIn, schemas.staffSignIn, signInStaff, (_input, call, run) =>
    limitHashing(staffHashingTurn(call), run),
  ),
  handle.staff(routes.staffSession, schemas.staffSession, async (_input, { session }) => ({
    staff_id: session.staffId,
    name: session.name,
    account: session.account,
    role: session.role,
    abilities: abilitiesOf(session.role),
  })),
  handle.staff(routes.failedSignIns, schemas.failedSignIns, (_input, call) => presentFailedSignIns(call)),
  handle.staff(routes.seenFailedSignIns, schemas.seenFailedSignIns, seeFailedSignIns),
  handle.staff(routes.staffSignOut, schemas.staffSignOut, async (_input, { db, session, reply }) => {
    await endStaffSession(db, session.tokenHash);
    await endStaffEdits(db, session.staffId);
    await logStaffAction(db, session, 'signed out');
    reply.clearCookie(staffCookie);
    return null;
  }),
];
