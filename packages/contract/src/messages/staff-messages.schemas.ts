import * as z from 'zod';
import { storedFile } from '../files/uploads.schemas.ts';
import { id, language, localText, type TypedBy } from '../wire/schema.ts';
import { mostMessageFiles } from './message-limits.ts';
import { threadLists } from './thread-lists.ts';

const moment = z.iso.datetime();
const revision = z.int().min(0).max(1_000_000_000);
const inProject = z.object({ project: id });
const thread = inProject.extend({ applicant: id });
const colleague = z.object({ staff: id, name: z.string() });
// As in messages.schemas.ts.
const text = z.string().max(400_000);

export const listThreads = {
  input: inProject.extend({ list: z.enum(threadLists), after: z.string().max(100).optional() }),
  output: z.object({
    list: z.array(
      z.object({
        applicant: id,
        name: z.string(),
        number: z.string().describe('Of the application; empty before it is submitted'),
        waitingSince: moment.nullable().describe('Null if nobody waits for an answer'),
        isOverdue: z.boolean().describe('Whether they wait longer than the project promises'),
        lastAt: moment,
        words: z.string().describe('How the last message begins'),
        isOwn: z.boolean().describe('Whether staff wrote the last message'),
        unread: z.int().min(0).describe('What the applicant wrote and no staff member has seen'),
        assigned: colleague.nullable(),
      }),
    ),
    next: z.string(),
    waiting: z.int().min(0).describe('How many threads of the project wait for an answer'),
    overdue: z.int().min(0).describe('How many of them wait longer than the project promises'),
    answerDays: z.int().nullable().describe('Within how many days the project promises to answer'),
  }),
};
export type ListThreads = TypedBy<typeof listThreads>;

const message = z.object({
  id,
  author: z.enum(['system', 'office', 'applicant']),
  title: localText,
  content: localText,
  text: z.string(),
  by: z.string().describe('The staff member who wrote it; empty otherwise'),
  files: z.array(storedFile),
  at: moment,
  readAt: moment.nullable(),
});

export const readThread = {
  input: thread.extend({ after: z.string().max(100).optional() }),
  output: z.object({
    applicant: z.object({
      name: z.string(),
      language,
      application: id.nullable(),
      number: z.string(),
      isSubmitted: z.boolean(),
    }),
    revision: revision.describe('0 before anybody has written'),
    waitingSince: moment.nullable(),
    dueAt: moment
      .nullable()
      .describe('By when the project promises to answer; null if nobody waits, or nothing is promised'),
    isOverdue: z.boolean(),
    assigned: colleague.nullable(),
    colleagues: z.array(colleague).describe('Who may answer here'),
    writing: z.array(z.string()).describe('Names of colleagues who are writing an answer now'),
    draft: z.object({ message: id, text: z.string() }).nullable().describe('What the caller has begun to write'),
    list: z.array(message).describe('The newest first'),
    next: z.string(),
  }),
};
export type ReadThread = TypedBy<typeof readThread>;

export const markThread = {
  input: thread.extend({ message: id.describe('The newest that was shown') }),
  output: z.null(),
};
export type MarkThread = TypedBy<typeof markThread>;

export const answerThread = {
  input: thread.extend({
    message: id.describe('Given by the browser, so that a repeated call sends nothing twice'),
    revision: revision.describe('As it was read: nobody answers past what they have not seen'),
    text,
    files: z.array(id).max(mostMessageFiles),
  }),
  output: z.object({ revision }),
};
export type AnswerThread = TypedBy<typeof answerThread>;

export const draftAnswer = { input: thread.extend({ message: id, text }), output: z.null() };
export type DraftAnswer = TypedBy<typeof draftAnswer>;

export const assignThread = {
  input: thread.extend({ staff: id.nullable(), was: id.nullable().describe('As it was read') }),
  output: z.null(),
};
export type AssignThread = TypedBy<typeof assignThread>;

export const settleThread = { input: thread.extend({ revision }), output: z.null() };
export type SettleThread = TypedBy<typeof settleThread>;

export const uploadForAnswer = {
  input: thread.extend({ message: id, file: z.instanceof(Blob).describe('Last; at most 20 MB') }),
  output: storedFile,
};
export type UploadForAnswer = TypedBy<typeof uploadForAnswer>;
