import * as z from 'zod';
import { id, type TypedBy } from '../wire/schema.ts';

const inProject = z.object({ project: id });
const moment = z.iso.datetime();
const number = z.int().min(1).max(1_000_000);

const scheduleStates = ['waiting', 'published', 'failed', 'cancelled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

export const scheduleFailures = ['overtaken', 'unsound', 'notAllowed'] as const;
/**
 * Why nothing was published: another version was meanwhile; the form has errors; whoever scheduled it may not publish any
 * more.
 */
export type ScheduleFailure = (typeof scheduleFailures)[number];

export const formSchedule = {
  input: inProject,
  output: z
    .object({
      number,
      state: z.enum(scheduleStates),
      at: moment.describe('When it is published'),
      note: z.string(),
      by: z.string().describe('Who scheduled it'),
      scheduled_at: moment,
      failure: z.enum(scheduleFailures).nullable(),
      version: number.nullable().describe('What it was published as'),
    })
    .nullable()
    .describe('The last one; null if nothing was ever scheduled'),
};
export type FormSchedule = TypedBy<typeof formSchedule>;

export const scheduleForm = {
  input: inProject.extend({
    revision: z
      .int()
      .min(0)
      .describe('Of the draft, as it was read: a copy of it is published, whatever is changed later'),
    note: z.string().trim().max(500),
    at: moment.describe('In the future, within a year'),
  }),
  output: z.object({ number }),
};
export type ScheduleForm = TypedBy<typeof scheduleForm>;

export const cancelFormSchedule = {
  input: inProject.extend({
    schedule: number,
    cancelled: z.boolean().describe('False takes the cancelling back, as long as its time is not over'),
  }),
  output: z.null(),
};
export type CancelFormSchedule = TypedBy<typeof cancelFormSchedule>;
