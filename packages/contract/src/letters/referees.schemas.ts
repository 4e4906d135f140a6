import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, flag, id, language, localText, type TypedBy } from '../wire/schema.ts';

const columnNumber = z.int().min(1).describe('Of the row, from 1');
const moment = epochSeconds.nullable();

export const letterState = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .describe('0 not asked, 1 invited, 2 link opened, 3 letter received, 4 declined, 5 the mail came back');

/** One row of the referee module with its request. */
export const refereeEntry = z.object({
  uid: id.or(z.literal('')).describe('Of the request; empty before there is one'),
  menuid: z.string(),
  group: z.string().describe('The key of the group of rows'),
  columnNumber,
  name: z.string(),
  email: z.string(),
  letter_state: letterState,
  sendState: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .describe('Null before the invitation, 0 sent, 1 delivered: accepted by the mail server of the receiver'),
  writeState: flag.describe('1 written'),
  delivery: z
    .enum(['none', 'queued', 'accepted', 'bounced', 'opened'])
    .describe('How far the newest mail has come, as fact'),
  invited_at: moment,
  reminded_at: moment.describe('The newest reminder, by hand or by schedule'),
  remind_after: moment.describe('When the next reminder by hand may be sent'),
  opened_at: moment,
  written_at: moment,
  declined_at: moment,
  decline_reason: z.string().describe('noTime, unknown, conflict or other; empty where nothing was declined'),
  decline_words: z.string(),
  complete: z.boolean().describe('Whether everything that must be filled in for the invitation is'),
  likely_email: z.string().describe('What the address may have been meant to be; empty where nothing looks mistyped'),
  can: z.object({
    send: z.boolean().describe('The invitation'),
    remind: z.boolean(),
    change: z.boolean().describe('The row may be changed or removed in the form'),
    replace: z.boolean().describe('Somebody else may be asked in their place although the form is locked'),
  }),
});

export const checkSendEmailState = {
  input: tenant,
  output: z.object({
    has_referee: z.boolean().describe('Whether the form asks for recommenders'),
    menuid: z.string().describe('The module in which they are named; empty where the form asks for none'),
    isReferee: z.boolean().describe('Whether invitations may be sent now'),
    list: z.array(refereeEntry),
    withdrawn: z.array(z.object({ name: z.string(), email: z.string(), at: epochSeconds })),
    letters_until: moment.describe('Null before a batch is chosen'),
    time_zone: z.string(),
    waiver: z.object({
      policy: z.enum(['never', 'unlessWaived', 'always']).describe('Whether applicants read their letters'),
      decided: z.boolean(),
      waived: z.boolean().nullable(),
    }),
    languages: z.array(language).describe('In which an invitation may be written'),
    server_time: epochSeconds,
  }),
};
export type CheckSendEmailState = TypedBy<typeof checkSendEmailState>;
export type RefereeEntry = z.output<typeof refereeEntry>;

export const sendEmail = {
  input: tenant.extend({
    menuid: z.string().min(1).max(200),
    columnNumber: z.coerce.number().int().min(1).max(1000),
    email: z.string().trim().max(254).describe('As it stands in the row; a row that was moved is not mixed up'),
    lang: language.optional().describe('Of the invitation; the applicant’s own where it is missing'),
    waive: z
      .enum(['0', '1'])
      .optional()
      .describe('With the first invitation: whether the right to read letters is waived'),
    notice: z.string().max(4_000).optional().describe('With the first invitation: the words that were shown'),
    sure: z.literal('1').optional().describe('The address is meant although it looks mistyped'),
  }),
  output: checkSendEmailState.output,
};
export type SendEmail = TypedBy<typeof sendEmail>;

export const updateEmailSendStatus = {
  input: tenant.extend({ uid: id.describe('Of the request') }),
  output: checkSendEmailState.output,
};
export type UpdateEmailSendStatus = TypedBy<typeof updateEmailSendStatus>;

export const replaceReferee = {
  input: tenant.extend({
    uid: id.describe('Of the request whose place is taken'),
    values: z.string().min(2).max(100_000).describe('JSON: the new row, as save_field holds one'),
  }),
  output: checkSendEmailState.output,
};
export type ReplaceReferee = TypedBy<typeof replaceReferee>;

export const letterList = {
  input: tenant,
  output: z.object({
    list: z.array(
      z.object({
        uid: id,
        name: z.string().describe('Of the recommender'),
        letter_state: letterState,
        invited_at: epochSeconds,
        received_at: moment,
        readable: z.boolean(),
        items: z
          .array(z.object({ name: localText, value: z.string() }))
          .describe('What it says, where the project lets applicants read it'),
        files: z.array(z.object({ uid: id, name: z.string(), url: z.string(), size: z.int() })),
      }),
    ),
    waiver: checkSendEmailState.output.shape.waiver,
    letters_until: moment,
    time_zone: z.string(),
  }),
};
export type LetterList = TypedBy<typeof letterList>;
