import { route } from '../wire/route.ts';
import type * as schemas from './invitations.schemas.ts';

export const inviteColleague = route<schemas.InviteColleague>({
  name: 'inviteColleague',
  summary: 'Invites somebody by mail to a role at a place; a colleague whom the caller sees gets it at once',
  method: 'POST',
  path: '/staff/v1/invitations/invite',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.manage',
  limit: 'write',
  encoding: 'json',
});

export const listInvitations = route<schemas.ListInvitations>({
  name: 'listInvitations',
  summary: 'Invitations that nobody has used yet',
  method: 'GET',
  path: '/staff/v1/invitations',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.read',
  limit: 'read',
});

export const resendInvitation = route<schemas.ResendInvitation>({
  name: 'resendInvitation',
  summary: 'Sends an invitation again, in the name of whoever asks, with another link; the earlier one leads nowhere',
  method: 'POST',
  path: '/staff/v1/invitations/resend',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.manage',
  limit: 'write',
  encoding: 'json',
});

export const withdrawInvitation = route<schemas.WithdrawInvitation>({
  name: 'withdrawInvitation',
  summary: 'Makes the link of an invitation lead nowhere',
  method: 'POST',
  path: '/staff/v1/invitations/withdraw',
  scope: 'installation',
  access: ['staff'],
  may: 'staff.manage',
  limit: 'write',
  encoding: 'json',
});

export const findInvitation = route<schemas.FindInvitation>({
  name: 'findInvitation',
  summary: 'What the link of an invitation is for',
  method: 'POST',
  path: '/staff/v1/invitations/find',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const acceptInvitation = route<schemas.AcceptInvitation>({
  name: 'acceptInvitation',
  summary: 'Makes the account that an invitation is for, or gives the role to the one that is there; once',
  method: 'POST',
  path: '/staff/v1/invitations/accept',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const requestStaffPassword = route<schemas.RequestStaffPassword>({
  name: 'requestStaffPassword',
  summary: 'Sends a staff member a link to set a new password',
  method: 'POST',
  path: '/staff/v1/password/request',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});

export const setStaffPassword = route<schemas.SetStaffPassword>({
  name: 'setStaffPassword',
  summary: 'Sets the password by the link; every session ends, and second factors stay as they are',
  method: 'POST',
  path: '/staff/v1/password/set',
  scope: 'installation',
  access: ['anyone'],
  limit: 'credential',
  encoding: 'json',
});
