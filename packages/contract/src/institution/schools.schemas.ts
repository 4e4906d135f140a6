import * as z from 'zod';
import { localText, noInput, type TypedBy } from '../wire/schema.ts';

const schoolId = z
  .string()
  .regex(/^[a-z0-9-]{1,100}$/)
  .describe('A readable name that stays the same');
const level = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .describe('As the list of levels names it');

const school = z.object({
  id: schoolId,
  name: localText,
  short: z.array(z.string()).describe('Abbreviations and other names'),
  country_code: z.string().describe('Two letters'),
  level,
});

export const schoolLevels = {
  input: noInput,
  output: z.object({
    list: z.array(z.object({ level, name: localText, total: z.int().describe('Schools of this level') })),
  }),
};
export type SchoolLevels = TypedBy<typeof schoolLevels>;

export const schools = {
  input: z.object({
    level: level.optional(),
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional()
      .describe('Two letters'),
    after: schoolId.optional().describe('The last school of the page before, as `next` gave it'),
    size: z.coerce.number().int().min(1).max(100).optional().describe('Schools a page; 50 where it is missing'),
  }),
  output: z.object({
    list: z.array(school),
    next: z.string().describe('Goes back as `after`; empty at the end'),
  }),
};
export type Schools = TypedBy<typeof schools>;

export const searchSchools = {
  input: z.object({ name: z.string().trim().min(1).max(100).describe('A part of the name') }),
  output: z.object({ list: z.array(school) }),
};
export type SearchSchools = TypedBy<typeof searchSchools>;
