import * as z from 'zod';
import { epochSeconds, id, language, localText, noInput, type TypedBy } from '../wire/schema.ts';
import { namedPlace, place, role } from './colleagues.schemas.ts';

const address = z.string().trim().max(254).pipe(z.email());

export const inviteColleague = {
  input: z.object({
    email: address.describe('The invitation is for this address alone'),
    lang: language.describe('Of the mail'),
    role,
    ...namedPlace,
  }),
  output: z.object({
    done: z
      .enum(['invited', 'added'])
      .describe('`added`: a colleague has the address, got the role and is told by mail'),
  }),
};
export type InviteColleague = TypedBy<typeof inviteColleague>;

const invitation = place.extend({
  invitation_id: id,
  email: z.string(),
  role,
  invited_by: z.string().describe('The name of the colleague'),
  invited_at: epochSeconds.describe('When the last mail was sent'),
  expires_at: epochSeconds,
  state: z
    .enum(['open', 'expired', 'void'])
    .describe('`void`: who invited them may no longer give this role; sent again by somebody else, it holds'),
  delivery: z.enum(['queued', 'accepted', 'failed']).describe('How far the mail has come'),
  may_manage: z.boolean().describe('Whether the reader may send it again or withdraw it'),
});

export const listInvitations = {
  input: noInput,
  output: z.object({ list: z.array(invitation).describe('Those not used or withdrawn yet; the newest first') }),
};
export type ListInvitations = TypedBy<typeof listInvitations>;

const one = z.object({ invitation: id });

export const resendInvitation = { input: one, output: z.null() };
export type ResendInvitation = TypedBy<typeof resendInvitation>;

export const withdrawInvitation = { input: one, output: z.null() };
export type WithdrawInvitation = TypedBy<typeof withdrawInvitation>;

const token = z
  .string()
  .regex(/^[\w-]{43}$/)
  .describe('As the link of the mail has it');

export const findInvitation = {
  input: z.object({ token }),
  output: z.object({
    email: z.string(),
    role,
    organisation: localText.nullable().describe('Null at the installation'),
    project: localText.nullable().describe('Null where the role is of the whole organisation'),
    invited_by: z.string(),
    has_account: z.boolean().describe('Then neither name nor password are asked for'),
  }),
};
export type FindInvitation = TypedBy<typeof findInvitation>;

export const acceptInvitation = {
  input: z.object({
    token,
    name: z.string().trim().max(100).optional(),
    password: z.string().max(1024).optional(),
  }),
  output: z.object({
    account: z.string().describe('To sign in with'),
    made: z.boolean().describe('False where the address had an account: its name and password stay as they are'),
  }),
};
export type AcceptInvitation = TypedBy<typeof acceptInvitation>;

export const requestStaffPassword = {
  input: z.object({ email: address }),
  output: z.null().describe('The same whether or not somebody has the address'),
};
export type RequestStaffPassword = TypedBy<typeof requestStaffPassword>;

export const setStaffPassword = {
  input: z.object({ token, password: z.string().max(1024) }),
  output: z.object({ account: z.string().describe('To sign in with') }),
};
export type SetStaffPassword = TypedBy<typeof setStaffPassword>;
