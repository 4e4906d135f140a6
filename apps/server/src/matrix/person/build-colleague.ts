import { randomUUID } from 'node:crypto';
import { staffLinkHash, staffLinkToken } from '../../domain/staff-mails/staff-link.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { addToyTotp } from '../../testing/toys/toy-factors.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import type { Owner } from './owner.ts';

/** Somebody of the staff of the person's project, with their role and a second factor, and somebody whom they invited. */
export async function buildColleague({ server, world }: Owner) {
  const { ownerDb, secretKey } = server;
  const { id } = await buildStaff(ownerDb, { role: 'reviewer', orgId: world.orgId, projectId: world.id });
  await addToyTotp(ownerDb, id, secretKey);
  const role = await ownerDb
    .selectFrom('staff_roles')
    .select('id')
    .where('staff_id', '=', id)
    .executeTakeFirstOrThrow();
  return { colleague: id, colleagueRole: role.id, ...(await addLinks({ server, world }, id)) };
}

/** Links of mails that are on their way: an invitation by an administrator, and one for a new password. */
async function addLinks({ server: { ownerDb, secretKey }, world }: Pick<Owner, 'server' | 'world'>, colleague: string) {
  const linkId = randomUUID();
  const expires_at = new Date(frozenNow.getTime() + 3_600_000);
  const { id: invited_by } = await buildStaff(ownerDb, { role: 'administrator', orgId: world.orgId });
  const invitation = {
    email: `${linkId}@example.edu`,
    lang: 'en',
    org_id: world.orgId,
    project_id: world.id,
    role: 'observer',
    invited_by,
    invited_at: frozenNow,
    link_id: linkId,
    token_hash: staffLinkHash(secretKey, 'invitation', linkId),
    expires_at,
  } as const;
  const { id } = await ownerDb
    .insertInto('staff_invitations')
    .values(invitation)
    .returning('id')
    .executeTakeFirstOrThrow();
  const token_hash = staffLinkHash(secretKey, 'password', linkId);
  await ownerDb
    .insertInto('staff_password_links')
    .values({ id: linkId, staff_id: colleague, token_hash, lang: 'en', expires_at })
    .execute();
  const address = { id: linkId, staff_id: colleague, email: `${linkId}@example.edu`, expires_at };
  await ownerDb
    .insertInto('staff_mail_changes')
    .values({ ...address, token_hash: staffLinkHash(secretKey, 'address', linkId) })
    .execute();
  return {
    mailToken: staffLinkToken(secretKey, 'address', linkId),
    invitation: id,
    invitationToken: staffLinkToken(secretKey, 'invitation', linkId),
    passwordToken: staffLinkToken(secretKey, 'password', linkId),
  };
}
