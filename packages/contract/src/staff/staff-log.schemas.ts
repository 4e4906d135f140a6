import * as z from 'zod';
import { epochSeconds, id, localText, noInput, slug, type TypedBy } from '../wire/schema.ts';

/** Which lines of the log; the export takes the same. */
export const logFilter = z.object({
  person: id.optional().describe('Who did it'),
  application: id.optional().describe('What it was done to'),
  action: z.string().max(60).optional(),
  project: id.optional(),
  from: z.coerce.number().int().min(0).max(9_999_999_999).optional().describe('Seconds since 1970; not before'),
  until: z.coerce.number().int().min(0).max(9_999_999_999).optional().describe('Seconds since 1970; before'),
});

/** What a line keeps of a change. */
export const logChange = z.object({
  before: z.json(),
  after: z.json(),
  names: z
    .record(z.string(), z.object({ label: localText, type: z.string().optional() }))
    .optional()
    .describe('How the parts of a form that changed are called'),
});

const line = z.object({
  id: z.string(),
  at: epochSeconds,
  person: id,
  by: z.string().describe('Their name when they did it'),
  address: z.string().nullable().describe('From where; null in lines of earlier versions'),
  action: z.string(),
  subject: z.record(z.string(), z.string()).describe('What it was done to, by id'),
  change: logChange.nullable().describe('What of a configuration was there before and after'),
  org: localText.nullable().describe('Null for the installation itself'),
  project: z
    .object({
      project_id: id,
      domain: slug,
      title: localText,
      time_zone: z.string(),
      choice_word: z.enum(['batch', 'track']).describe('What the project calls what one applies to'),
    })
    .nullable(),
  seq: z.number().int().nullable().describe('Its number in the chain; null in the first second'),
});

export const staffLog = {
  input: logFilter.extend({
    after: z.string().max(100).optional().describe('As the page before gave it in `next`'),
    limit: z.coerce.number().int().min(1).max(100).optional().describe('30 where it is missing'),
  }),
  output: z.object({ list: z.array(line), next: z.string().nullable().describe('Opaque; null on the last page') }),
};
export type StaffLog = TypedBy<typeof staffLog>;

export const logPeople = {
  input: noInput,
  output: z.object({
    list: z.array(
      z.object({
        person: id,
        name: z.string().describe('As the newest line has it'),
        account: z.string().nullable().describe('Null for those who work here no more'),
      }),
    ),
  }),
};
export type LogPeople = TypedBy<typeof logPeople>;

const head = z.object({
  length: z.number().int().describe('How many lines the chain has'),
  head: z.string().describe('The hash of the last line, in hexadecimal digits'),
});

export const logChains = {
  input: noInput,
  output: z.object({
    list: z.array(
      head.extend({
        org: id.nullable().describe('Null for the lines of the installation itself'),
        name: localText.nullable(),
        chained_at: epochSeconds,
      }),
    ),
  }),
};
export type LogChains = TypedBy<typeof logChains>;

export const verifyLog = {
  input: z.object({
    org: id.optional().describe('Whose chain; that of the installation where it is missing'),
    after: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional().describe('Goes on after this line'),
  }),
  output: head.extend({
    checked: z.number().int().describe('Up to this line everything is as it was written'),
    done: z.boolean().describe('Whether that was all; if not, the next call goes on after `checked`'),
    broken: z
      .object({
        kind: z.enum(['missing', 'changed', 'unlinked', 'cut', 'added']),
        seq: z.number().int().describe('The first line that is not as it was'),
        line: z.object({ id: z.string(), at: z.string(), action: z.string() }).nullable(),
      })
      .nullable(),
  }),
};
export type VerifyLog = TypedBy<typeof verifyLog>;
