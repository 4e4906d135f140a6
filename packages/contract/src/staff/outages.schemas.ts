import * as z from 'zod';
import { epochSeconds, id, type TypedBy } from '../wire/schema.ts';

const outage = z.object({ began: epochSeconds, ended: epochSeconds });

export const outageProposals = {
  input: z.object({ project: id }),
  output: z.object({
    list: z.array(
      z.object({
        batch: id,
        outages: z
          .array(outage)
          .describe('Measured in the day before the batch ended, as far as they were before its end'),
        seconds: z.int().describe('How long they lasted together'),
        endsAt: epochSeconds,
        until: epochSeconds.describe('The end that is proposed: at least as much time as was lost'),
        people: z.int().describe('Who have begun and not submitted, and would be told'),
      }),
    ),
    approved: z.array(
      z.object({
        batch: id,
        former: epochSeconds,
        until: epochSeconds,
        reason: z.string(),
        by: z.string(),
        at: epochSeconds,
      }),
    ),
  }),
};
export type OutageProposals = TypedBy<typeof outageProposals>;

const decision = z.object({
  project: id,
  batch: id,
  outages: z.array(epochSeconds).min(1).max(100).describe('When each of them began, as the person saw them'),
  reason: z.string().trim().min(1).max(500),
  revision: z.int().min(0).describe('The revision of the calendar that it was made on'),
});

export const dismissOutage = { input: decision, output: z.null() };
export type DismissOutage = TypedBy<typeof dismissOutage>;

export const approveOutage = {
  input: decision.extend({ until: epochSeconds }),
  output: z.object({ revision: z.int() }),
};
export type ApproveOutage = TypedBy<typeof approveOutage>;
