import { loginMethod } from '@portico/contract/tenants.schemas';
import { languages } from '@portico/form-engine/language';
import * as z from 'zod';
import type { Frozen } from './frozen.ts';
import { line, moment } from './texts.schema.ts';

const registerField = z.strictObject({
  field: z.string().min(1).max(60),
  name: line,
  required: z.boolean(),
  options: z.array(z.strictObject({ value: z.string().min(1).max(200), label: line })).max(500),
});

const fieldKey = z.string().min(1).max(200);

/** How the project works. What is left out of `preview` and `letters` has its default. */
export const settings = z.strictObject({
  languages: z.array(z.enum(languages)).min(1).max(3).describe('The default first'),
  untranslated: z
    .array(z.enum(languages))
    .max(3)
    .exactOptional()
    .describe('Languages in which texts of the form may be missing: people read them in another'),
  loginMethods: z.array(loginMethod).min(1).max(10),
  registerMethods: z.array(z.enum(['mobile', 'email'])).max(2),
  registerFields: z.array(registerField).max(50),
  generatesCredentials: z.boolean(),
  userType: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  timeZone: z.string().max(60).refine(isTimeZone, 'no such time zone'),
  serviceEndsAt: moment,
  listed: z.boolean().describe('Whether /apply/ lists it'),
  formOpen: z.boolean().describe('Whether anybody may try the form without an account'),
  filesPerPersonMb: z.int().min(1).max(1_000_000),
  filesInAllMb: z.int().min(1).max(1_000_000_000),
  allowsRevoking: z.boolean(),
  allowsReapplying: z.boolean(),
  embeddedOrigins: z
    .array(z.string().regex(/^https:\/\/[a-z0-9.-]{1,253}(?::\d{1,5})?$/))
    .max(50)
    .describe('Whose pages the portal may show in a frame'),
  mailName: line.describe('By which name mails come; empty: the title'),
  mailReplyTo: z.string().max(254).describe('Empty: the address of the contact'),
  answerDays: z
    .int()
    .min(1)
    .max(60)
    .exactOptional()
    .describe('Within how many days messages are answered; left out: nothing is promised'),
  retention: z
    .strictObject({
      draftsMonths: z.int().min(1).max(1_200).nullable().exactOptional(),
      applicationsMonths: z.int().min(1).max(1_200).nullable().exactOptional(),
    })
    .describe('For how many months what is kept; null: not settled'),
  preview: z.strictObject({
    layoutMode: z.enum(['vert', 'horz']).exactOptional(),
    displayMode: z.enum(['column', 'row']).exactOptional(),
    specialName: z.string().max(200).exactOptional(),
    reviewersSeeSensitive: z.boolean().exactOptional(),
  }),
  letters: z.strictObject({
    applicantReads: z.enum(['never', 'unlessWaived', 'always']).exactOptional(),
    reminderDays: z.array(z.int().min(1).max(365)).max(20).exactOptional(),
    shows: z.array(fieldKey).max(100).exactOptional(),
  }),
});
export type FileSettings = Frozen<z.output<typeof settings>>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
