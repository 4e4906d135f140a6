import * as z from 'zod';
import { id, type TypedBy } from '../wire/schema.ts';

const inProject = z.object({ project: id });
const count = z.int().min(0);
const moment = z.iso.datetime();

const concerned = z.object({
  loses: count.describe('An answer of theirs has no place any more; it is kept and shown to them'),
  asked: count.describe('Have to answer something where everything was in order'),
  incomplete: count.describe('Had finished, and have not any more'),
});

export const examineFormEffect = {
  input: inProject.extend({ revision: count.describe('Of the draft, as it was read') }),
  output: z.null(),
};
export type ExamineFormEffect = TypedBy<typeof examineFormEffect>;

export const formEffect = {
  input: inProject,
  output: z
    .object({
      revision: count.describe('Of the draft that was examined'),
      state: z.enum(['running', 'done']),
      people: count.describe('How many have begun an application'),
      seen: count.describe('How many of them were looked at'),
      unaffected: count,
      writing: concerned,
      submitted: concerned.describe('Notice it only if they take their application back'),
      questions: z
        .array(z.object({ key: z.string(), loses: count, asked: count }))
        .describe('Of which questions, the most frequent first'),
      letters: z
        .object({
          begun: count.describe('Are being written, and stay with the form they were begun with'),
          waiting: count.describe('Are asked for and not begun: they begin with the new form'),
          written: count.describe('Were submitted, and stay as they are'),
        })
        .nullable()
        .describe('Letters of recommendation; null if the draft changes nothing in their form'),
      started_at: moment,
      by: z.string(),
    })
    .nullable()
    .describe('The last examination; null if there was none'),
};
export type FormEffect = TypedBy<typeof formEffect>;

export const formEffectPeople = {
  input: inProject.extend({ effect: z.enum(['loses', 'asked', 'incomplete']), after: id.optional() }),
  output: z.object({
    list: z.array(
      z.object({ application_id: id, name: z.string(), submitted: z.boolean(), loses: count, asked: count }),
    ),
    next: id.nullable(),
  }),
};
export type FormEffectPeople = TypedBy<typeof formEffectPeople>;

export const exportFormEffect = {
  input: inProject.extend({ effect: z.enum(['loses', 'asked', 'incomplete']) }),
  output: z.object({ csv: z.string().describe('A line for each person: name, mail address, whether submitted') }),
};
export type ExportFormEffect = TypedBy<typeof exportFormEffect>;
