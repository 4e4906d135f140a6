import * as z from 'zod';
import { epochSeconds, id, type TypedBy } from '../wire/schema.ts';

const reason = z.string().trim().min(1).max(500).describe('For colleagues and the log; the applicant does not read it');
const was = epochSeconds.nullable().describe('The extension in force as the person saw it, null for none');

/** Changes of one person's extension, newest first. */
const change = z.object({
  former: epochSeconds.nullable(),
  until: epochSeconds.nullable().describe('Null where it was withdrawn'),
  reason: z.string(),
  by: z.string(),
  at: epochSeconds,
});

export const listExtensions = {
  input: z.object({ project: id, batch: id }),
  output: z.object({
    list: z.array(
      z.object({
        applicant: id,
        name: z.string(),
        until: epochSeconds.nullable().describe('Null once it was withdrawn'),
        changes: z.array(change),
      }),
    ),
  }),
};
export type ListExtensions = TypedBy<typeof listExtensions>;

export const findApplicants = {
  input: z.object({ project: id, batch: id, query: z.string().trim().min(2).max(100) }),
  output: z.object({
    list: z
      .array(
        z.object({
          applicant: id,
          name: z.string(),
          contact: z.string().describe('Mail address or mobile number, to tell people of one name apart'),
          number: z.string().describe('Of the application; empty before it was submitted'),
          standing: z.enum(['none', 'elsewhere', 'begun', 'submitted']).describe('Their application in this batch'),
        }),
      )
      .describe('The first few; those with an application in the batch come first'),
  }),
};
export type FindApplicants = TypedBy<typeof findApplicants>;

export const giveExtension = {
  input: z.object({
    project: id,
    batch: id,
    applicant: id,
    until: epochSeconds.describe('Any second of its last minute; it is open through the whole of that'),
    reason,
    was,
  }),
  output: z.object({ mailed: z.boolean().describe('False for somebody without a proved mail address') }),
};
export type GiveExtension = TypedBy<typeof giveExtension>;

export const withdrawExtension = {
  input: z.object({ project: id, batch: id, applicant: id, reason, was }),
  output: z.object({ mailed: z.boolean() }),
};
export type WithdrawExtension = TypedBy<typeof withdrawExtension>;
