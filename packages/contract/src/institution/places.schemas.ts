import * as z from 'zod';
import { tenant } from '../accounts/proofs.schemas.ts';
import { noInput, type TypedBy } from '../wire/schema.ts';

export const countries = {
  input: tenant,
  output: z.object({
    list: z.array(
      z.object({
        classname: z.string().describe('Two-letter code of the flag'),
        county: z.string().describe('Name in the language of the caller'),
        phoneCo: z.string().describe('Dialling code'),
      }),
    ),
  }),
};
export type Countries = TypedBy<typeof countries>;

export const areas = {
  input: tenant.extend({
    pid: z
      .string()
      .regex(/^(?:\d{2}|\d{4}|\d{6})?$/)
      .optional()
      .describe('Code of the province or city whose parts are wanted; none for the provinces'),
  }),
  output: z.object({
    list: z.array(
      z.object({
        code: z.string().describe('GB/T 2260: two digits for a province, six below'),
        name: z.string().describe('Provinces in the language of the caller; below them as the state writes them'),
        official: z.string().describe('As the state writes it: answers are kept by these names, parted by blanks'),
        level: z.literal([1, 2, 3]).describe('1 province, 2 city, 3 county'),
      }),
    ),
  }),
};
export type Areas = TypedBy<typeof areas>;

export const channelAccess = {
  input: tenant.extend({ channel: z.string().trim().min(1).max(100).describe('Where the visit came from') }),
  output: z.null(),
};
export type ChannelAccess = TypedBy<typeof channelAccess>;

export const browser = {
  input: noInput,
  output: z.object({ supported: z.boolean(), name: z.string(), version: z.string() }),
};
export type Browser = TypedBy<typeof browser>;
