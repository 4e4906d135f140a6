import * as z from 'zod';
import { epochSeconds, id, localText, type TypedBy } from '../wire/schema.ts';

export const retentionPlan = {
  input: z.object({ project: id }),
  output: z.object({
    isOn: z.boolean().describe('Whether anything is deleted at all'),
    tellsFrom: epochSeconds
      .nullable()
      .describe('When the first people are told, where a time was set or shortened a short while ago'),
    list: z.array(
      z.object({
        batch: id,
        title: localText,
        kind: z.enum(['draft', 'application']),
        people: z.int(),
        told: z.int().describe('Of them, who were told by mail'),
        unreachable: z.int().describe('Of them, who cannot be told and are therefore kept'),
        first: epochSeconds.nullable().describe('When the first of them is deleted; null where nobody is'),
        last: epochSeconds.nullable(),
      }),
    ),
  }),
};
export type RetentionPlan = TypedBy<typeof retentionPlan>;
