import * as routes from '@portico/contract/invitations';
import * as schemas from '@portico/contract/invitations.schemas';
import { limitHashing } from '../../../platform/secrets/hashing-room.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import { inviteColleague } from './invite-colleague.ts';
import { listInvitations } from './list-invitations.ts';
import { resendInvitation, withdrawInvitation } from './manage-invitation.ts';

export const invitationRoutes = [
  handle.staff(routes.inviteColleague, schemas.inviteColleague, inviteColleague),
  handle.staff(routes.listInvitations, schemas.listInvitations, (_input, call) => listInvitations(call)),
  handle.staff(routes.resendInvitation, schemas.resendInvitation, resendInvitation),
  handle.staff(routes.withdrawInvitation, schemas.withdrawInvitation, withdrawInvitation),
  handle.anyone(routes.findInvitation, schemas.findInvitation, findInvitation),
  handle.anyone(routes.acceptInvitation, schemas.acceptInvitation, acceptInvitation, (_input, call, run) =>
    limitHashing(staffHashingTurn(call), run),
  ),
];
