import * as z from 'zod';
import { epochSeconds, id, type TypedBy } from '../wire/schema.ts';

const host = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe('A host name, such as apply.example.edu; also in another script');

/** What proves that a name is somebody's. */
export const domainRecord = z.object({
  record: z.string().describe('The name of the TXT record that proves it'),
  value: z.string().describe('What the record must contain'),
  needs_record: z.boolean().describe('False for a name that only this machine can have'),
  proved_at: epochSeconds.nullable().describe('Null until the record was found; only then it counts'),
});
export const foundRecords = z.array(z.string()).describe('What the record contains now');

const domain = domainRecord.extend({
  host: z.string().describe('In lower case, in its ASCII form'),
  url: z.string().describe('Where it leads to the portal once it is proved'),
});
export type ProjectDomain = z.output<typeof domain>;

export const projectDomains = {
  input: z.object({ project: id }),
  output: z.object({ list: z.array(domain) }),
};
export type ProjectDomains = TypedBy<typeof projectDomains>;

export const addDomain = { input: z.object({ project: id, host }), output: domain };
export type AddDomain = TypedBy<typeof addDomain>;

export const proveDomain = {
  input: z.object({ project: id, host }),
  output: domain.extend({ found: foundRecords }),
};
export type ProveDomain = TypedBy<typeof proveDomain>;

export const removeDomain = { input: z.object({ project: id, host }), output: z.null() };
export type RemoveDomain = TypedBy<typeof removeDomain>;
