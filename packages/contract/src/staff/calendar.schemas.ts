import * as z from 'zod';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

const words = (most: number) => {
  const text = z.string().trim().max(most);
  return z.object({ sc: text, tc: text, en: text });
};

const place = z.object({
  kind: z.enum(['interview', 'examination', 'consultation']),
  name: words(200),
  address: words(500),
  remark: words(1_000),
  contact: z.object({
    person: words(200),
    phone: z.string().trim().max(60),
    email: z.string().trim().max(254),
  }),
});

const information = z.object({
  name: words(200),
  titles: z.array(words(200)).min(1).max(12),
  rows: z.array(z.array(words(1_000)).max(12)).max(100),
  widths: z.array(z.string().regex(/^(\d{1,4}(px|%))?$/)).max(12),
});

/** What staff settle about a batch; each is a field that is changed, merged and logged by itself. */
export const batchValues = z.object({
  title: words(200),
  startsAt: epochSeconds,
  endsAt: epochSeconds.describe('Any second of its last minute; it is open through the whole of that'),
  lettersUntil: epochSeconds.nullable().describe('Until when letters are taken; null for the end of the batch'),
  code: z
    .string()
    .regex(/^[A-Z0-9-]{1,12}$/)
    .describe('Stands in the numbers of its applications'),
  capacity: z.int().min(1).max(1_000_000).nullable().describe('How many applications are taken; null for any number'),
  leftOut: z.array(z.string().max(200)).max(200).describe('Modules that it does not ask for'),
  documents: z.array(z.object({ name: words(200), remark: words(1_000) })).max(50),
  information: information.nullable(),
  places: z.array(place).max(50),
});
export type BatchValues = z.output<typeof batchValues>;

export const projectCalendar = {
  input: z.object({ project: id }),
  output: z.object({
    revision: z.int(),
    timeZone: z.string(),
    serviceEndsAt: epochSeconds,
    word: z.enum(['batch', 'track']).describe('What the institution calls a batch'),
    modules: z.array(z.object({ menuid: z.string(), title: localText })).describe('Of the newest form'),
    batches: z.array(
      z.object({
        batch: id,
        values: batchValues,
        state: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 to come, 1 open, 2 closed'),
        begun: z.int().describe('Applications that are not submitted'),
        submitted: z.int(),
        isNumbered: z.boolean().describe('Numbers were given; its code stays'),
      }),
    ),
  }),
};
export type ProjectCalendar = TypedBy<typeof projectCalendar>;

const seen = z.int().min(0).describe('The revision that the change was made on');

export const saveBatch = {
  input: z.object({
    project: id,
    batch: id.describe('Chosen by the client when it is added: sent twice, it is added once'),
    revision: seen,
    values: batchValues,
    accepted: z.int().min(0).optional().describe('How many people are concerned, as the person was told and confirmed'),
  }),
  output: z.object({ revision: z.int() }),
};
export type SaveBatch = TypedBy<typeof saveBatch>;

export const orderBatches = {
  input: z.object({ project: id, revision: seen, order: z.array(id).max(500) }),
  output: z.object({ revision: z.int() }),
};
export type OrderBatches = TypedBy<typeof orderBatches>;

export const removeBatch = {
  input: z.object({ project: id, batch: id, revision: seen }),
  output: z.object({ revision: z.int() }),
};
export type RemoveBatch = TypedBy<typeof removeBatch>;
