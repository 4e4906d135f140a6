import { agentInWords } from '../../domain/accounts/agent-in-words.ts';
import { rememberDevice } from '../../domain/proofs/known-device.ts';
import type { StaffDb } from '../../platform/db/database.ts';
import type { HeldRole } from '../../platform/session/abilities.ts';
import { logAtHome } from '../../platform/session/staff-log.ts';
import {
  findEntering,
  openStaffSession,
  staffCookie,
  staffSessionSeconds,
} from '../../platform/session/staff-session.ts';
import type { AnyoneCall } from '../../platform/wire/bound-route.ts';
import { presentStaff } from './staff.present.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly account: string;
  readonly password_hash: string;
}

/** Opens the session of somebody who proved who they are; the token goes into the cookie and nowhere else. */
export async function enterStaff(
  db: StaffDb,
  member: Member,
  roles: readonly HeldRole[],
  { now, ip, ...visit }: Omit<AnyoneCall, 'database'>,
  ssoOrg: string | null = null,
) {
  const { id, name, account } = member;
  const token = await openStaffSession(db, id, now, {
    agent: agentInWords(visit.agent),
    address: ip,
    sso_org_id: ssoOrg,
  });
  await logAtHome(
    { db, session: { staffId: id, name, roles }, ip },
    'signed in',
    ssoOrg === null ? {} : { by: 'single sign-on' },
  );
  visit.reply.setCookie(staffCookie, token, staffSessionSeconds);
  rememberDevice(visit, member);
  return presentStaff({ staffId: id, name, account, roles, ...(await findEntering(db, id)) });
}
