import { randomUUID } from 'node:crypto';
import type { AcceptInvitation, FindInvitation } from '@portico/contract/invitations.schemas';
import { readName } from '../../../domain/accounts/names.ts';
import { requirePassword } from '../../../domain/accounts/require-password.ts';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { hashPassword } from '../../../platform/secrets/passwords.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import { hashToken } from '../../../platform/session/token.ts';
import type { AnyoneCall } from '../../../platform/wire/bound-route.ts';
import { addRole, lockRoles } from '../roles/roles.queries.ts';
import { isVoid, readInvitation } from './invitation.rules.ts';
import {
  addStaff,
  findByToken,
  findInvitedPlace,
  findStaffByMail,
  lockInvitation,
  closeInvitation,
} from './invitations.queries.ts';

/** What a link is for, or why it leads nowhere. */
export async function findInvitation(
  { token }: FindInvitation['input'],
  { database, now }: AnyoneCall,
): Promise<FindInvitation['output']> {
  const db = database.staff;
  const { row, role } = await requireOpen(db, token, now);
  const named = await findInvitedPlace(db, row.id);
  return {
    email: row.email,
    role,
    organisation: named.org_name,
    project: named.project_title,
    invited_by: row.invited_by_name,
    has_account: (await findStaffByMail(db, row.email, row.org_id)) !== undefined,
  };
}

/**
 * Gives the role to whoever has the address of the invitation, whatever else is sent. Of two requests with one link, one
 * is done; nobody is signed in by it.
 */
export async function acceptInvitation(
  { token, ...typed }: AcceptInvitation['input'],
  call: AnyoneCall,
): Promise<AcceptInvitation['output']> {
  const { database, now, ip } = call;
  const { row: found } = await requireOpen(database.staff, token, now);
  const known = await findStaffByMail(database.staff, found.email, found.org_id);
  const wanted = known === undefined ? await readAccount(typed, call) : undefined;
  return database.staff.transaction().execute(async (db) => {
    await lockInvitation(db, found.id);
    const { row, role, place } = await requireOpen(db, token, now);
    const inviter = (await lockRoles(db, row.invited_by, place)).filter((one) => one.staffId === row.invited_by);
    if (isVoid({ id: row.id, role, place }, inviter)) throw new Refused('invitationVoid');
    const { email, lang } = row;
    const made = wanted !== undefined && (await addStaff(db, { id: randomUUID(), email, lang, ...wanted }));
    const member = await findStaffByMail(db, email, row.org_id);
    if (member === undefined) throw new Refused('fieldMissing');
    // Whoever has another role there by now keeps it.
    await addRole(db, member.id, role, place);
    await closeInvitation(db, row.id, { accepted_at: now });
    const session = { staffId: member.id, name: member.name, roles: [{ role, ...place }] };
    const change = { before: { role: null }, after: { role } };
    await logStaffAction({ db, session, ip }, 'accepted invitation', { invitation: row.id }, place, change);
    return { account: member.account, made };
  });
}

async function readAccount({ name, password }: Omit<AcceptInvitation['input'], 'token'>, call: AnyoneCall) {
  const read = readName(name ?? '');
  return { name: read, password_hash: await hashPassword(requirePassword(password), staffHashingTurn(call)) };
}

async function requireOpen(db: StaffDb, token: string, now: Date) {
  const row = await findByToken(db, hashToken(token));
  const invitation = row === undefined ? undefined : readInvitation(row);
  if (row === undefined || invitation === undefined) throw new Refused('linkBroken');
  if (row.accepted_at !== null) throw new Refused('invitationUsed');
  if (row.withdrawn_at !== null) throw new Refused('invitationWithdrawn');
  if (row.expires_at <= now) throw new Refused('invitationExpired');
  return { row, ...invitation };
}
