import * as z from 'zod';
import { epochSeconds, language, noInput, type TypedBy } from '../wire/schema.ts';
import { secondFactors } from './second-factors.ts';
import { staffMember } from './staff-member.schemas.ts';

export const staffSignIn = {
  input: z.object({ account: z.string().trim().min(1).max(254), password: z.string().min(1).max(1024) }),
  output: z.object({
    staff: staffMember.nullable().describe('Null while a second factor is owed'),
    pending: z
      .object({
        token: z.string().describe('For the second step, within five minutes; opens nothing else'),
        ways: z.array(z.enum(secondFactors)).describe('By which the second step can be taken'),
      })
      .nullable(),
  }),
};
export type StaffSignIn = TypedBy<typeof staffSignIn>;

export const staffSession = { input: noInput, output: staffMember };
export type StaffSession = TypedBy<typeof staffSession>;

export const lockSession = { input: noInput, output: z.null() };
export type LockSession = TypedBy<typeof lockSession>;

export const staffSignOut = { input: noInput, output: z.null() };
export type StaffSignOut = TypedBy<typeof staffSignOut>;

export const failedSignIns = {
  input: noInput,
  output: z.object({
    spray: z
      .object({
        failures: z.int(),
        accounts: z.int().describe('How many accounts were tried, whether or not they exist'),
        addresses: z.int().describe('From how many addresses'),
        first_at: epochSeconds,
        last_at: epochSeconds,
      })
      .nullable()
      .describe('What came in hours with many failures, and was not seen yet'),
  }),
};
export type FailedSignIns = TypedBy<typeof failedSignIns>;

export const seenFailedSignIns = {
  input: z.object({ until: epochSeconds.describe('As `last_at` said') }),
  output: z.null(),
};
export type SeenFailedSignIns = TypedBy<typeof seenFailedSignIns>;

const channel = z.enum(['mail', 'sms']);

const outboxEntry = z.object({
  id: z.string().describe('Sorts by time; opaque'),
  channel,
  project: z.string().describe('Title of the project, in the language of the caller'),
  to: z.string(),
  subject: z.string().describe('Empty for an SMS'),
  excerpt: z.string(),
  lang: language,
  sent_at: z.iso.datetime(),
  bounced_at: z.iso.datetime().nullable().describe('When a report said that it could not be delivered'),
});

export const listOutbox = {
  input: z.object({
    channel: channel.optional(),
    search: z.string().max(200).optional(),
    before: z.string().max(100).optional().describe('The id of the last entry of the page before'),
  }),
  output: z.object({ list: z.array(outboxEntry), more: z.boolean() }),
};
export type ListOutbox = TypedBy<typeof listOutbox>;

export const readOutboxMessage = {
  input: z.object({ id: z.string().min(1).max(100) }),
  output: outboxEntry.extend({
    from: z.string(),
    text: z.string(),
    html: z.string().describe('Empty where there is none'),
  }),
};
export type ReadOutboxMessage = TypedBy<typeof readOutboxMessage>;
