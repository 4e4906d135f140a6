import * as z from 'zod';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

interface Bounds {
  /** A text of at most so many characters. */
  readonly text: (most: number) => z.ZodString;
  readonly width: z.ZodString;
  readonly code: z.ZodString;
}

/** What staff settle about a batch; each is a field that is changed, merged and logged by itself. */
function batchOf({ text, width, code }: Bounds) {
  const words = (most: number) => z.object({ sc: text(most), tc: text(most), en: text(most) });
  const place = z.object({
    kind: z.enum(['interview', 'examination', 'consultation']),
    name: words(200),
    address: words(500),
    remark: words(1_000),
    contact: z.object({ person: words(200), phone: text(60), email: text(254) }),
  });
  const information = z.object({
    name: words(200),
    titles: z.array(words(200)).max(12),
    rows: z.array(z.array(words(1_000)).max(12)).max(100),
    widths: z.array(width).max(12).describe('In CSS, empty for what the column needs'),
  });
  return z.object({
    title: words(200),
    startsAt: epochSeconds,
    endsAt: epochSeconds.describe('Any second of its last minute; it is open through the whole of that'),
    lettersUntil: epochSeconds.nullable().describe('Until when letters are taken; null for the end of the batch'),
    code: code.describe('Stands in the numbers of its applications'),
    capacity: z.int().min(1).max(1_000_000).nullable().describe('How many applications are taken; null for any number'),
    leftOut: z.array(text(200)).max(200).describe('Modules that it does not ask for'),
    documents: z.array(z.object({ name: words(200), remark: words(1_000) })).max(50),
    information: information.nullable(),
    places: z.array(place).max(50),
  });
}

const batchValues = batchOf({
  text: (most) => z.string().trim().max(most),
  width: z.string().regex(/^(\d{1,4}(\.\d{1,2})?(px|%|em|rem|ch))?$/),
  code: z.string().regex(/^[A-Z0-9-]{1,12}$/),
});
/** As it is stored: whatever was written before these bounds is read, and bounded when it is changed. */
const storedBatch = batchOf({ text: () => z.string(), width: z.string(), code: z.string() });
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
        values: storedBatch,
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
