import * as z from 'zod';
import { epochSeconds, type TypedBy } from '../wire/schema.ts';

const recentError = z.object({
  reference: z.string().describe('As the person read it, such as KRTW-4071'),
  at: epochSeconds,
  method: z.string(),
  route: z.string().describe('The pattern of the route, without what was asked for'),
  status: z.int().describe('The HTTP status of the answer'),
  name: z.string(),
  code: z.string().nullable(),
  stack: z.string().describe('Places in the code, line by line; nothing of what the error said'),
});

export const recentErrors = {
  input: z.object({
    reference: z.string().max(40).optional().describe('In any spelling: krtw 4071 finds KRTW-4071'),
    after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
  }),
  output: z.object({
    list: z.array(recentError),
    next: z.string().nullable().describe('Opaque; null on the last page'),
  }),
};
export type RecentErrors = TypedBy<typeof recentErrors>;
