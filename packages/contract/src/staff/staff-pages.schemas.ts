import * as z from 'zod';
import { id, localText, type TypedBy } from '../wire/schema.ts';

const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
const edition = z.int().min(0).max(1_000_000);
const textOf = (longest: number) => {
  const one = z.string().trim().max(longest);
  return z.object({ sc: one, tc: one, en: one });
};

export const staffPages = {
  input: z.object({ project: id }),
  output: z.object({
    list: z.array(
      z.object({
        key,
        edition,
        title: localText,
        content: localText.describe('HTML'),
        consent: localText.nullable().describe('The words beside a tick; null where there is nothing to tick'),
        published_at: z.iso.datetime(),
        people: z.int().min(0).describe('How many have read or ticked this edition'),
      }),
    ),
  }),
};
export type StaffPages = TypedBy<typeof staffPages>;

export const publishPage = {
  input: z.object({
    project: id,
    key,
    edition: edition.describe('The newest that was seen; 0 where there is none'),
    title: textOf(300),
    content: textOf(100_000),
    consent: textOf(300).nullable(),
  }),
  output: z.object({ edition }),
};
export type PublishPage = TypedBy<typeof publishPage>;
