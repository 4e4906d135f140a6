import * as z from 'zod';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

const hold = z.object({
  reason: z.string(),
  by: z.string().describe('The name of the staff member'),
  at: epochSeconds,
});
export type RetentionHold = z.output<typeof hold>;

export const retentionPlan = {
  input: z.object({ project: id }),
  output: z.object({
    isOn: z.boolean().describe('Whether anything is deleted at all'),
    tellsFrom: epochSeconds
      .nullable()
      .describe('When the first people are told, where a time was set or shortened a short while ago'),
    list: z.array(
      z.object({
        batch: id,
        title: localText,
        kind: z.enum(['draft', 'application']),
        people: z.int(),
        told: z.int().describe('Of them, who were told by mail'),
        unreachable: z.int().describe('Of them, who cannot be told and are therefore kept'),
        held: z.int().describe('Of them, whom staff hold back: neither told nor deleted'),
        first: epochSeconds.nullable().describe('When the first of them is deleted; null where nobody is'),
        last: epochSeconds.nullable(),
      }),
    ),
    holds: z.array(hold.extend({ application: id })).describe('Everybody whom staff hold back, newest first'),
  }),
};
export type RetentionPlan = TypedBy<typeof retentionPlan>;

export const findHold = {
  input: z.object({ application: id }),
  output: z.object({ hold: hold.nullable().describe('Null where nobody holds the person back') }),
};
export type FindHold = TypedBy<typeof findHold>;

export const holdBack = {
  input: z.object({
    application: id,
    reason: z.string().trim().min(1).max(500).describe('For colleagues and the log; the applicant does not read it'),
  }),
  output: hold,
};
export type HoldBack = TypedBy<typeof holdBack>;

export const releaseHold = { input: z.object({ application: id }), output: z.null() };
export type ReleaseHold = TypedBy<typeof releaseHold>;
