import type { InviteColleague } from '@portico/contract/invitations.schemas';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Place } from '../../../platform/session/abilities.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { requirePlace } from '../places/require-place.ts';
import { grantRole } from '../roles/give-role.ts';
import { addInvitation, findStaffByMail } from './invitations.queries.ts';
import { makeInvitationLink } from './make-link.ts';
import { requireGiving, requireSendingLimit } from './require-giving.ts';

type Asked = Omit<InviteColleague['input'], 'organisation' | 'project'>;

/**
 * Invites somebody by mail. A colleague whom the caller sees gets the role at once. Anybody else gets a link, with or
 * without an account: the answer tells nobody who works for another organisation.
 */
export async function inviteColleague(
  { organisation, project, ...asked }: InviteColleague['input'],
  call: StaffCall,
): Promise<InviteColleague['output']> {
  const place = await requirePlace({ organisation, project }, call);
  const colleague = await findStaffByMail(call.db, asked.email, place.orgId);
  return call.db.transaction().execute(async (db) => {
    if (colleague === undefined) {
      await invite(db, place, asked, call);
      return { done: 'invited' };
    }
    await grantRole(db, { staffId: colleague.id, role: asked.role, place }, call);
    return { done: 'added' };
  });
}

async function invite(db: StaffDb, place: Place, { email, lang, role }: Asked, call: StaffCall): Promise<void> {
  const { session, now, secretKey } = call;
  await requireGiving(db, role, place, session.staffId);
  await requireSendingLimit(db, session.staffId, now);
  const link = makeInvitationLink(secretKey, now);
  const invitation = await addInvitation(db, { email, lang, role, place, by: session.staffId, now, ...link });
  if (invitation === undefined) throw new Refused('invitedAlready');
  await enqueueStaffMail(db, 'invitation', invitation);
  const change = { before: { role: null }, after: { role } };
  await logStaffAction({ ...call, db }, 'invited colleague', { invitation }, place, change);
}
