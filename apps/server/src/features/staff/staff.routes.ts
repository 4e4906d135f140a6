import * as invitations from '@portico/contract/invitations';
import * as invitationSchemas from '@portico/contract/invitations.schemas';
import * as own from '@portico/contract/own-account';
import * as ownSchemas from '@portico/contract/own-account.schemas';
import * as routes from '@portico/contract/staff';
import * as schemas from '@portico/contract/staff.schemas';
import { limitHashing } from '../../platform/secrets/hashing-room.ts';
import { staffHashingTurn } from '../../platform/secrets/hashing-turn.ts';
import { logAtHome } from '../../platform/session/staff-log.ts';
import { endStaffSession, staffCookie } from '../../platform/session/staff-session.ts';
import { handle } from '../../platform/wire/handle.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { presentFailedSignIns, seeFailedSignIns } from './failures/failed-sign-ins.ts';
import { lockSession } from './lock/lock-session.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { changeOwnLanguage, changeOwnZone, endOwnSessions, presentOwnAccount } from './own-account/own-account.ts';
import { confirmOwnMail, requestOwnMail } from './own-account/own-mail.ts';
import { changeOwnPassword } from './password/change-password.ts';
import { requestStaffPassword } from './password/request-password.ts';
import { setStaffPassword } from './password/set-password.ts';
import { signInStaff } from './sign-in.ts';
import { presentStaff } from './staff.present.ts';
import { endStaffEdits } from './staff.queries.ts';

export const staffRoutes = [
  handle.anyone(routes.staffSignIn, schemas.staffSignIn, signInStaff, (_input, call, run) =>
    limitHashing(staffHashingTurn(call), run),
  ),
  handle.staff(routes.staffSession, schemas.staffSession, async (_input, { session }) => presentStaff(session)),
  handle.staff(routes.failedSignIns, schemas.failedSignIns, (_input, call) => presentFailedSignIns(call)),
  handle.staff(routes.seenFailedSignIns, schemas.seenFailedSignIns, seeFailedSignIns),
  handle.staff(routes.lockSession, schemas.lockSession, (_input, call) => lockSession(call)),
  handle.staff(routes.staffSignOut, schemas.staffSignOut, async (_input, call) => {
    const { db, session, reply } = call;
    await endStaffSession(db, session.tokenHash);
    await endStaffEdits(db, session.staffId);
    await logAtHome(call, 'signed out');
    reply.clearCookie(staffCookie);
    return null;
  }),
  handle.anyone(invitations.requestStaffPassword, invitationSchemas.requestStaffPassword, requestStaffPassword),
  handle.anyone(
    invitations.setStaffPassword,
    invitationSchemas.setStaffPassword,
    setStaffPassword,
    (_input, call, run) => limitHashing(staffHashingTurn(call), run),
  ),
  handle.staff(own.ownAccount, ownSchemas.ownAccount, (_input, call) => presentOwnAccount(call)),
  handle.staff(own.endOwnSessions, ownSchemas.endOwnSessions, endOwnSessions),
  handle.staff(own.changeOwnLanguage, ownSchemas.changeOwnLanguage, changeOwnLanguage),
  handle.staff(own.changeOwnZone, ownSchemas.changeOwnZone, changeOwnZone),
  handle.staff(own.changeOwnPassword, ownSchemas.changeOwnPassword, changeOwnPassword, (_input, call, run) =>
    limitHashing(staffHashingTurn(call), run),
  ),
  handle.staff(own.requestOwnMail, ownSchemas.requestOwnMail, requestOwnMail),
  handle.anyone(own.confirmOwnMail, ownSchemas.confirmOwnMail, confirmOwnMail),
  ...factorRoutes,
  ...passkeyRoutes,
];
