import * as z from 'zod';
import { loginMethod } from '../institution/tenants.schemas.ts';
import { epochSeconds, id, language, localText, type TypedBy } from '../wire/schema.ts';

const shortText = z.string().trim().max(200);
const shortTexts = z.object({ sc: shortText, tc: shortText, en: shortText });

const registerField = z.object({
  field: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,59}$/),
  name: shortTexts,
  required: z.boolean(),
  options: z
    .array(z.object({ value: z.string().trim().min(1).max(60), label: shortTexts }))
    .max(60)
    .describe('Empty for a line of text'),
});

const months = z.int().min(1).max(240).nullable();

/** What an institution settles for one project; each is a field that is changed, merged and logged by itself. */
export const settings = z.object({
  languages: z.array(language).min(1).max(3).describe('The default first'),
  timeZone: z.string().max(60).describe('The institution’s, by its IANA name'),
  serviceEndsAt: epochSeconds.describe('Past it the portal says so and takes nothing'),
  loginMethods: z.array(loginMethod).min(1).max(4),
  registerMethods: z.array(z.enum(['mobile', 'email'])).max(2),
  registerFields: z.array(registerField).max(30).describe('In the order in which they are asked'),
  generatesCredentials: z.boolean().describe('The server makes the password and shows it once'),
  userType: z.enum(['normal', 'ssm']).describe('Of accounts that register from now on'),
  previewLayout: z.enum(['vert', 'horz']),
  previewDisplay: z.enum(['column', 'row']),
  previewName: shortText.describe('Heading of the preview’s menu; empty uses ours'),
  reviewersSeeSensitive: z.boolean(),
  filesPerPersonMb: z.int().min(1).max(100_000),
  filesInAllMb: z.int().min(1).max(100_000_000),
  letterWaiver: z.enum(['never', 'unlessWaived', 'always']).describe('Whether applicants may read their letters'),
  reminderDays: z.array(z.int().min(1).max(365)).max(10).describe('Days after the invitation'),
  lettersShow: z.array(z.string().max(200)).max(30).describe('Keys of answers that recommenders see'),
  allowsRevoking: z.boolean(),
  allowsReapplying: z.boolean(),
  embeddedOrigins: z.array(z.string().max(260)).max(20),
  mailName: shortTexts.describe('Empty uses the title'),
  mailReplyTo: z.string().trim().max(254).describe('Empty uses the address of the contact'),
  answerDays: z.int().min(1).max(60).nullable().describe('Within how many days messages are answered, as promised'),
  keepDraftsMonths: months,
  keepApplicationsMonths: months,
});
export type ProjectSettingsValues = z.output<typeof settings>;

export const projectSettings = {
  input: z.object({ project: id }),
  output: z.object({
    revision: z.int(),
    settings,
    usedMb: z.int().describe('What files take now'),
    lastBatchEndsAt: epochSeconds.nullable(),
    showable: z
      .array(z.object({ key: z.string(), label: localText }))
      .describe('Answers that recommenders may see: plain fields of the newest form'),
  }),
};
export type ProjectSettings = TypedBy<typeof projectSettings>;

export const changeSettings = {
  input: z.object({
    project: id,
    revision: z.int().min(0).describe('Which the change was made on'),
    settings,
    accepted: z.int().min(0).optional().describe('How many people are concerned, as the person was told and confirmed'),
  }),
  output: z.object({ revision: z.int() }),
};
export type ChangeSettings = TypedBy<typeof changeSettings>;
