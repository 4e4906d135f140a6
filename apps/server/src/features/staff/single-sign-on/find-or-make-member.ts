import { randomUUID } from 'node:crypto';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { type HeldRole, isStaffRole, mayAllOf, mayAt, type Place } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import { findRoles } from '../../../platform/session/staff-session.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import {
  addFirstRole,
  addSsoStaff,
  connectIdentity,
  findByIdentity,
  findMadeByFormer,
  isAddressTaken,
  noteIdentityUse,
} from './identities.queries.ts';
import type { Identity } from './read-identity.ts';
import { lockSso, type SsoRow } from './sso.queries.ts';

/**
 * The account that is connected with what the provider said, or a new one. An account that somebody made otherwise is
 * never opened by its mail address: its owner connects it, signed in.
 */
export async function findOrMakeMember(db: StaffDb, orgId: string, identity: Identity, call: AnyoneCall) {
  const sso = await lockSso(db, orgId);
  if (sso === undefined || !sso.is_on) throw new Refused('ssoOff');
  if ((await findByIdentity(db, orgId, identity)) === undefined) await makeMember(db, sso, identity, call);
  await noteIdentityUse(db, orgId, identity, call.now);
  const member = await findByIdentity(db, orgId, identity);
  if (member === undefined) throw new Refused('ssoRefused');
  return member;
}

async function makeMember(db: StaffDb, sso: SsoRow, identity: Identity, { now, ip, language: lang }: AnyoneCall) {
  const orgId = sso.org_id;
  const former = await findMadeByFormer(db, orgId, identity);
  if (former !== undefined) {
    await connectIdentity(db, former.id, orgId, identity, now);
    return;
  }
  if (await isAddressTaken(db, orgId, identity.email)) throw new Refused('ssoAccountExists');
  if (!identity.isProved) throw new Refused('ssoDomainUnproved');
  const id = randomUUID();
  const { name, email } = identity;
  // Not the address alone: by that, invitations and links of mails find people, and nobody has proved it to us.
  const account = `${email} (SSO ${id.slice(0, 8)})`;
  await addSsoStaff(db, { id, orgId, name, account, lang });
  await connectIdentity(db, id, orgId, identity, now);
  const place: Place = { orgId, projectId: null };
  const role = firstRole(sso.default_role, await findRoles(db, sso.set_by), place);
  if (role !== null) await addFirstRole(db, id, orgId, role);
  const change = { before: { role: null }, after: { role } };
  await logStaffAction(
    { db, session: { staffId: id, name, roles: [] }, ip },
    'came by single sign-on',
    {},
    place,
    change,
  );
}

/** None, if whoever set it may not give it any more. */
function firstRole(role: string | null, giver: readonly HeldRole[], place: Place) {
  if (role === null || !isStaffRole(role)) return null;
  return mayAt(giver, 'staff.manage', place) && mayAllOf(giver, [{ ...place, role }], place) ? role : null;
}
