import type { ResendInvitation, WithdrawInvitation } from '@portico/contract/invitations.schemas';
import { enqueueStaffMail } from '../../../domain/staff-mails/staff-mails.queries.ts';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffAction } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { type Invitation, readInvitation } from './invitation.rules.ts';
import { lockInvitation, renewInvitation, closeInvitation } from './invitations.queries.ts';
import { makeInvitationLink } from './make-link.ts';
import { requireGiving, requireSendingLimit } from './require-giving.ts';

/** Sends another mail in the name of the caller, expired or not; the link of the earlier one leads nowhere. */
export async function resendInvitation({ invitation }: ResendInvitation['input'], call: StaffCall): Promise<null> {
  const { session, now, secretKey } = call;
  await call.db.transaction().execute(async (db) => {
    const { id, place } = await lockManaged(db, invitation, call);
    await requireSendingLimit(db, session.staffId, now);
    await renewInvitation(db, id, session.staffId, now, makeInvitationLink(secretKey, now));
    await enqueueStaffMail(db, 'invitation', id);
    await logStaffAction({ ...call, db }, 'sent invitation again', { invitation: id }, place);
  });
  return null;
}

export async function withdrawInvitation({ invitation }: WithdrawInvitation['input'], call: StaffCall): Promise<null> {
  await call.db.transaction().execute(async (db) => {
    const { id, place } = await lockManaged(db, invitation, call);
    await closeInvitation(db, id, { withdrawn_at: call.now });
    await logStaffAction({ ...call, db }, 'withdrew invitation', { invitation: id }, place);
  });
  return null;
}

/** An open invitation to a role that the caller may give. */
async function lockManaged(db: StaffDb, id: string, { session, mayAt }: StaffCall): Promise<Invitation> {
  const row = await lockInvitation(db, id);
  const invitation = row === undefined ? undefined : readInvitation(row);
  if (row === undefined || invitation === undefined || !mayAt(invitation.place)) throw new Refused('notFound');
  if (row.accepted_at !== null || row.withdrawn_at !== null) throw new Refused('invitationOver');
  await requireGiving(db, invitation.role, invitation.place, session.staffId);
  return invitation;
}
