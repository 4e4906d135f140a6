import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { storedFile } from '../files/uploads.schemas.ts';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';
import { mostMessageFiles } from './message-limits.ts';

// Far above what is taken, so that a long text is refused by a sentence of its own.
const text = z.string().max(400_000);
const newId = id.describe('Given by the browser, so that a repeated call sends nothing twice');

const message = z.object({
  id,
  author: z
    .enum(['system', 'office', 'applicant'])
    .describe('What the portal tells by itself; what staff wrote; what the applicant wrote'),
  title: localText.describe('Of what the portal tells by itself; empty otherwise'),
  content: localText.describe('The same'),
  text: z.string().describe('As it was typed, where somebody wrote it'),
  files: z.array(storedFile),
  create_time: epochSeconds,
  read_time: epochSeconds.describe('When the other side first saw it; 0 if it has not'),
});
export type Message = z.output<typeof message>;

export const recordList = {
  input: tenant.extend({
    after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
    size: z.coerce.number().pipe(z.int().min(1).max(50)).optional().describe('20 unless told otherwise'),
  }),
  output: z.object({
    list: z.array(message).describe('The newest first'),
    next: z.string().describe('Goes back as `after`; empty at the end'),
    time_zone: z.string().describe('The zone of the institution'),
    answer_days: z
      .int()
      .min(0)
      .describe('Within how many days the institution promises to answer; 0 if it promises nothing'),
  }),
};
export type RecordList = TypedBy<typeof recordList>;

export const sendMessage = {
  input: tenant.extend({
    id: newId,
    text,
    files: z
      .string()
      .max(400)
      .regex(/^$|^[\da-f-]{36}(?:,[\da-f-]{36})*$/)
      .describe(
        `Ids of files that were brought for this message, with commas between them; at most ${mostMessageFiles}`,
      ),
  }),
  output: message,
};
export type SendMessage = TypedBy<typeof sendMessage>;

export const readMessages = {
  input: tenant.extend({ id: id.describe('The newest message that was shown') }),
  output: z.object({ unread: z.int().min(0) }),
};
export type ReadMessages = TypedBy<typeof readMessages>;

export const uploadForMessage = {
  input: tenant.extend({ id: newId, file: z.instanceof(Blob).describe('Last; at most 20 MB') }),
  output: storedFile,
};
export type UploadForMessage = TypedBy<typeof uploadForMessage>;
