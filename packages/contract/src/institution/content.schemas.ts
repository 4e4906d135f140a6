import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { epochSeconds, flag, id, localText, type TypedBy } from '../wire/schema.ts';

const key = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
  .describe('Such as known-items, signature-policy, terms');

const heading = z.object({
  id: id.describe('Of this edition'),
  key,
  edition: z.int().min(1),
  title: localText,
  consent: localText.nullable().describe('The words beside a tick; null where there is nothing to tick'),
});

const readTime = epochSeconds.describe('When the caller first read this edition; 0 if never');

export const singlePage = {
  input: tenant.extend({ key: key.optional(), id: id.optional() }),
  output: heading.extend({
    content: localText.describe('HTML; whoever shows it cleans it all the same'),
    publish_time: epochSeconds,
  }),
};
export type SinglePage = TypedBy<typeof singlePage>;

export const singlePages = {
  input: tenant,
  output: z.object({ list: z.array(heading.extend({ is_read: flag, read_time: readTime })) }),
};
export type SinglePages = TypedBy<typeof singlePages>;

export const readSinglePage = {
  input: tenant.extend({ id: id.describe('Of the edition that was shown') }),
  output: z.object({ id, is_read: flag, read_time: readTime }),
};
export type ReadSinglePage = TypedBy<typeof readSinglePage>;
